/** URL prefixes and shareable links. */
import { describe, expect, it } from "vitest";
import { currentPath, link } from "../../src/site/address";

const from = (href: string) => new URL(href) as unknown as Location;

describe("paths", () => {
  it("paths are read without the prefix, which matches whole segments", () => {
    expect(currentPath("/chess/game/7x", "/chess")).toBe("/game/7x");
    expect(currentPath("/chessboard", "/chess")).toBe("/chessboard");
    expect(currentPath("/game/7x", "")).toBe("/game/7x");
    expect(currentPath("/chess/hall/", "/chess")).toBe("/hall");
    expect(currentPath("/chess/", "/chess")).toBe("/");
  });

  it("paths are shared with the public address on the server's own machine", () => {
    const room = "http://192.168.1.5:8064";
    const given = (at: string, others = room) => link("/game/7x#s", from(at), others);
    expect(given("http://127.0.0.1:8064/")).toBe("http://192.168.1.5:8064/game/7x#s");
    expect(given("http://localhost:8064/laws")).toBe("http://192.168.1.5:8064/game/7x#s");
    expect(given("http://[::1]:8064/")).toBe("http://192.168.1.5:8064/game/7x#s");
    expect(given("https://chess.example.org/")).toBe("https://chess.example.org/game/7x#s");
    expect(given("http://127.0.0.1:8064/", "")).toBe("http://127.0.0.1:8064/game/7x#s");
  });
});
