import { describe, expect, it } from "vitest";
import { acceptedName } from "../../src/incident/sharedLedger";

describe("names in a shared ledger", () => {
  it("names in a shared ledger lose hidden characters", () => {
    for (const name of [
      "Anna\u202e",
      "\u2066Anna\u2069",
      "An\u200bna",
      "An\u200dna",
      "Anna\u0007\n",
    ]) {
      expect(acceptedName(name)).toBe("Anna");
    }
  });

  it("names in a shared ledger keep the joiners that a script needs", () => {
    for (const name of ["علی\u200cرضا", "क\u094d\u200dष", "O'Kelly", "Ζωή"]) {
      expect(acceptedName(name)).toBe(name);
    }
  });
});
