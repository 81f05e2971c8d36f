// Type-checked but never run: TypeScript's view of the package.
import { Game, type Mate, Position, type Reason, readPgn, writePgn } from "touchmove";
import { audit, judge, whyIllegal } from "touchmove/judge";

const game: Game = new Game();
const texts: string[] = game.moves();
const squares: string[] = game.moves({ verbose: true }).map((move) => move.from);
const reasons: readonly Reason[] = new Position().why({ from: "e2", to: "e5" });
const mate: Mate = new Position().mate("white", { nodes: 100 });
const stop: string | undefined = readPgn("")[0]?.stop?.message;
const words: string[] = whyIllegal("", "e4", { language: "fi" }).map((one) => one.words);
const laws: string[] = [...judge(""), ...audit("")].map((one) => one.laws);
const copies: string[] = readPgn("").map((one) => writePgn(one));
const written: string = writePgn({ moves: ["e4", { text: "e5", comments: ["!"] }] });
// @ts-expect-error: a move has a string
writePgn({ moves: [{ comments: ["!"] }] });
// @ts-expect-error: this colour does not exist
new Position().mate("red");
// @ts-expect-error: neither does this language
judge("", { language: "tlh" });

export default [texts, squares, reasons, mate, stop, words, laws, copies, written];
