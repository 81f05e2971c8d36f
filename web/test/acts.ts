/** Acts in the protocol's language, to keep tests readable. */
import type { Act, Deed } from "../src/api/act";

/** Parses a player's act: `takes e2`, `claims threefold with Nf3`. */
export function deed(words: string): Deed {
  const [verb = "", ...rest] = words.split(" ");
  const [first = "", second = ""] = rest;
  switch (verb) {
    case "takes":
      return { act: "takes", square: first };
    case "plays":
      return { act: "plays", move: first };
    case "records":
      return { act: "records", text: rest.join(" ") };
    case "touches":
      return { act: "touches", squares: [[first]] };
    case "presses":
      return { act: "presses" };
    case "signs":
      return { act: "signs", result: first };
    case "claims": {
      const ground = first === "fifty" ? "fifty_moves" : "threefold";
      const move = rest.at(-1) ?? "";
      return { act: "claims_a_draw", ground, ...(rest.includes("with") && { move }) };
    }
    default:
      throw new Error(`${words} ${second}`);
  }
}

export const act = (by: "white" | "black", words: string): Act => ({ ...deed(words), by });

/** The inverse of `deed`. */
export function words(done: Deed): string {
  switch (done.act) {
    case "puts":
      return `puts ${done.piece} ${done.square}`;
    case "takes":
      return `takes ${done.square}`;
    case "plays":
      return `plays ${done.move}`;
    case "shifts":
      return `shifts ${done.from} ${done.to}`;
    case "touches":
    case "adjusts":
      return `${done.act} ${done.squares.flat().join(" ")}`;
    case "claims_a_draw": {
      const ground = done.ground.replace("_", " ");
      return `claims ${ground}${done.move ? ` with ${done.move}` : ""}`;
    }
    case "claims_touched":
      return `claims touched ${done.square}`;
    case "claims_flag":
    case "claims_illegal_move":
      return done.act.replaceAll("_", " ");
    default:
      throw new Error(done.act);
  }
}
