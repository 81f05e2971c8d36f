/**
 * Acts in the types of the OpenAPI schema. A renamed field on the server is a compile error here.
 */
import type { components } from "./schema";

/** An act with its actor, as an object. */
export type Act = components["schemas"]["Act"];

/** Acts of the given actors, without the `by` field. */
type By<Actor extends string, One = Act> = One extends { by: infer Who }
  ? Actor extends Who
    ? Omit<One, "by">
    : never
  : never;

/** An act of a player. */
export type Deed = By<"white">;
/** An act of an arbiter. */
export type Decision = By<"arbiter">;

/** A submission: an act object, or a line in the protocol's language. */
export type Report = Act | string;

export const by = (actor: "white" | "black", deed: Deed): Act => ({ ...deed, by: actor });

export const arbiter = (decision: Decision): Act => ({ ...decision, by: "arbiter" });

/** The act type with this name. */
export type Named<Name extends Act["act"]> = Extract<Act, { act: Name }>;

/** True if the act has one of these names. */
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

/** True if two acts are equal, regardless of field order. */
export const same = (a: Act, b: Act): boolean => fields(a) === fields(b);
