/**
 * Acts as the server's description has them: a word that is renamed there does
 * not compile here.
 */
import type { components } from "./schema";

/** Who does what, as an object. */
export type Act = components["schemas"]["Act"];

/** The acts of these actors, without whose they are. */
type By<Actor extends string, One = Act> = One extends { by: infer Who }
  ? Actor extends Who
    ? Omit<One, "by">
    : never
  : never;

/** What a player does. */
export type Deed = By<"white">;
/** What an arbiter does. */
export type Decision = By<"arbiter">;

/** Something that has happened: as an act, or in somebody's own words of the protocol. */
export type Report = Act | string;

export const by = (actor: "white" | "black", deed: Deed): Act => ({ ...deed, by: actor });

export const arbiter = (decision: Decision): Act => ({ ...decision, by: "arbiter" });

/** The act of that name, if it is that. */
export type Named<Name extends Act["act"]> = Extract<Act, { act: Name }>;

/** Whether an act is one of these. */
export const is = <Name extends Act["act"]>(
  act: Act | null | undefined,
  ...names: readonly Name[]
): act is Named<Name> => (names as readonly string[]).includes(act?.act ?? "");

const fields = (act: Act): string =>
  JSON.stringify(
    Object.entries(act)
      .filter(([, value]) => value != null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether two acts are equal, whatever the order of their fields. */
export const same = (a: Act, b: Act): boolean => fields(a) === fields(b);
