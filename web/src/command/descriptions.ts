/** Descriptions of the position for players who do not see the board. */
import { captured, type Scene } from "../board/acts";
import { type Letter, roleOf, sideOf, SIDES, SQUARES, type Square } from "../board/squares";
import { display, remaining } from "../clock/display";
import type { Table } from "../game/table.svelte";
import { sides } from "../game/seat";
import { listed, t } from "../words/words";
import { parseRole, parseSide } from "./parse";
import { VOCABULARY } from "./vocabulary";

const pieceAt = (square: Square, piece: Letter) =>
  t("square-piece", { square, side: sideOf(piece), role: roleOf(piece) });

export function describeSquare({ board }: Scene, square: Square): string {
  const piece = board.get(square);
  return piece ? pieceAt(square, piece) : t("square-nothing", { square });
}

/** Describes all ranks, or one rank or file. */
export function describeBoard(scene: Scene, which: string): string {
  if (/^[a-h]$/.test(which))
    return describeLine(scene, which, (square) => square.startsWith(which));
  const ranks = /^[1-8]$/.test(which) ? [which] : [..."87654321"];
  return ranks
    .map((rank) => describeLine(scene, rank, (square) => square.endsWith(rank)))
    .join(" ");
}

function describeLine({ board }: Scene, name: string, isOn: (square: Square) => boolean): string {
  const pieces = SQUARES.filter(isOn).flatMap((square) => {
    const piece = board.get(square);
    return piece ? [pieceAt(square, piece)] : [];
  });
  const empty = pieces.length === 0 ? "yes" : "no";
  return t("line-said", { name, empty, pieces: listed(pieces) });
}

/** Lists the squares of all pieces, of one side's pieces, or of one kind of piece. */
export function describePieces(scene: Scene, start: Scene["board"], which: string): string {
  const side = parseSide(which, VOCABULARY);
  const kind = side ? undefined : parseRole(which, VOCABULARY);
  const asked = side ? [side] : SIDES;
  const said = asked.map((side) => {
    const all = [..."kqrbnp"].flatMap((letter) =>
      SQUARES.filter((square) => {
        const piece = scene.board.get(square);
        return piece?.toLowerCase() === letter && sideOf(piece) === side;
      }).map((square) => [letter, square] as const),
    );
    const wanted = all.filter(([letter]) => !kind || letter === kind);
    const pieces = wanted.map(([letter, square]) => t("role-at", { role: roleOf(letter), square }));
    return t("pieces-of", { side, number: pieces.length, pieces: listed(pieces) });
  });
  return [...said, ...(kind ? [] : describeBeside(scene, start))].join(" ");
}

/** Describes captured and held pieces. */
function describeBeside(scene: Scene, start: Scene["board"]): string[] {
  const named = (pieces: readonly Letter[]) =>
    listed(pieces.map((piece) => t("piece", { side: sideOf(piece), role: roleOf(piece) })));
  const held = scene.held.map(({ piece }) => piece);
  const gone = captured(start, scene);
  return [
    ...(held.length > 0 ? [t("held-said", { pieces: named(held) })] : []),
    ...(gone.length > 0 ? [t("beside-said", { pieces: named(gone) })] : []),
  ];
}

export function describeClock({ state, read }: Table): string {
  if (!state) return "";
  const { clock } = state;
  const gone = performance.now() - read;
  const said = SIDES.map((side, at) => {
    const shown = (side === "white" ? clock.white_ms : clock.black_ms) ?? undefined;
    if (shown === undefined) return t("no-clock");
    const ms = clock.running === side ? remaining(shown, clock.delay_ms, gone) : shown;
    const flag = clock.flags[at] ? "down" : "up";
    return t("clock-said", { side, time: display(ms), flag, period: clock.periods[at] ?? 1 });
  });
  const runs = clock.running ? [t("clock-runs", { side: clock.running })] : [];
  return [...new Set([...said, ...runs])].join(" ");
}

export function describeOpponent({ view }: Table): string {
  if (!view) return "";
  const own = sides(view.you);
  const others = own.length === 1 ? SIDES.filter((side) => side !== own[0]) : SIDES;
  return others
    .map((side) => {
      const name = view.tags[side === "white" ? "White" : "Black"];
      return t("opponent-said", { side, known: name ? "yes" : "no", name: name ?? "" });
    })
    .join(" ");
}
