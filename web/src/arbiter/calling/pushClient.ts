/** Client for the push subscriptions of an event's arbiter. */
import { Client } from "../../api/client";
import type { components } from "../../api/schema";
import { PREFIX } from "../../site/address";

type Schemas = components["schemas"];

export class PushClient extends Client {
  constructor(
    lang: string,
    private readonly secret: string,
    readonly competition: string,
  ) {
    super(PREFIX, lang);
  }

  private get path(): string {
    return `/api/competitions/${encodeURIComponent(this.competition)}/push`;
  }

  /** Returns the server's public key for subscribing. */
  async key(): Promise<string> {
    return (await this.ask<Schemas["PushKey"]>("/api/push", {})).key;
  }

  /** Registers a browser; returns the subscription id. */
  async subscribe(browser: Schemas["NewSubscription"]): Promise<string> {
    const request = { method: "PUT", body: JSON.stringify(browser) };
    return (await this.ask<Schemas["SubscriptionView"]>(this.path, request, this.secret)).id;
  }

  async unsubscribe(name: string): Promise<void> {
    const path = `${this.path}/${encodeURIComponent(name)}`;
    await this.ask(path, { method: "DELETE" }, this.secret);
  }
}
