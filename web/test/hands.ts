/** A board for hand tests, without a page. */
import { by } from "../src/api/act";
import { sceneAfter, type Scene } from "../src/board/acts";
import { Hands } from "../src/board/hands";
import { placement, type Side } from "../src/board/squares";
import { words } from "./acts";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** A context with free hands, or with legal moves only. */
export function around(
  board = START,
  legal?: string[],
  actor: Side = "white",
  hints: string[] = [],
  isDoubtful = () => false,
) {
  let scene: Scene = { board: placement(board), held: [] };
  const said: string[] = [];
  const hands = new Hands({
    board: () => scene.board,
    held: () => scene.held,
    actor: () => actor,
    isDoubtful,
    hint: (name) => hints.push(name),
    legal: () => legal,
    say(side, deed) {
      said.push(words(deed));
      scene = sceneAfter(scene, by(side, deed));
    },
    promote: (_, from, to) => said.push(`promotes ${from}${to}`),
  });
  return { hands, said, scene: () => scene };
}

export const grip = (hands: Hands, pointer: number, piece: string, from: string) =>
  hands.down(pointer, { piece, from }, { x: 0, y: 0 });
