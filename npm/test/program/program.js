// A program that uses the installed package, run by Node and by a plain page.
import { Game, Position } from "touchmove";
import { audit, whyIllegal } from "touchmove/judge";

const game = new Game();
while (!game.isGameOver() && game.history().length < 60) {
  const moves = game.moves();
  game.move(moves[Math.floor(Math.random() * moves.length)]);
}
const [reason] = whyIllegal("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", { language: "fi" });
const mate = new Position("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1").mate("white");
const [report] = audit(`${game.pgn().trim()}\n\n`, { laws: "FIDE 2023" });

export const done = {
  plies: game.history().length,
  audited: report.plies,
  reason: `${reason.article} ${reason.words}`,
  mate: mate.can,
};
