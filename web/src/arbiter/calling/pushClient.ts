/** What the server is told of a browser that takes its messages for an event's arbiter. */
import { Client } from "../../api/client";
import type { components } from "../../api/schema";
import { PREFIX } from "../../site/address";

type Schemas = components["schemas"];

export class Messages extends Client {
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

  /** The server's key, which a browser subscribes with. */
  async key(): Promise<string> {
    return (await this.ask<Schemas["PushKey"]>("/api/push", {})).key;
  }

  /** The name under which the browser is known from now on. */
  async subscribe(browser: Schemas["NewSubscription"]): Promise<string> {
    const request = { method: "PUT", body: JSON.stringify(browser) };
    return (await this.ask<Schemas["SubscriptionView"]>(this.path, request, this.secret)).id;
  }

  async unsubscribe(name: string): Promise<void> {
    const path = `${this.path}/${encodeURIComponent(name)}`;
    await this.ask(path, { method: "DELETE" }, this.secret);
  }
}
