/**
 * Hands at the board. Each pointer is a hand that touches, lifts and releases a piece anywhere,
 * legal or not. Two clicks do the same in two steps. In casual play only legal moves are possible.
 */
import { plays, puts, shifts, takes, touches } from "./acts";
import { castlingRook, destinations } from "./castling";
import type { HandContext, Choice, Grip, Hand, Point } from "./grips";
import { passed, replaced } from "./promotion";
import { type Letter, type Side, type Square, sideOf } from "./squares";

/** Movement in pixels below which a touch is not a lift. */
const LIFT_PX = 5;

export class Hands {
  readonly all = new Map<number, Hand>();
  /** The piece selected by a first click. */
  chosen: Choice | undefined;
  /** A pawn just captured en passant that is still on the board, and the player who captured it. */
  passed: { by: Side; square: Square } | undefined;

  constructor(private readonly context: HandContext) {}

  down(pointer: number, grip: Partial<Grip>, at: Point): void {
    if (this.context.names?.(grip.from)) return;
    if (this.chosen && grip.from && this.goes(this.chosen, grip.from)) return;
    const { piece, from, turned } = grip;
    const by = piece && this.whose(piece, from);
    if (!piece || !by) return this.choose(undefined);
    if (from && this.isFree()) this.context.say(by, touches(from));
    if (this.isDoubtful(by)) return this.doubts();
    const pawn = from ? undefined : this.chosenPawn(by);
    this.all.set(pointer, { piece, from, turned, by, pawn, lifted: false, began: at, now: at });
  }

  move(pointer: number, now: Point): void {
    const hand = this.all.get(pointer);
    if (!hand) return;
    hand.now = now;
    const way = Math.hypot(now.x - hand.began.x, now.y - hand.began.y);
    if (hand.lifted || way < LIFT_PX) return;
    hand.lifted = true;
    this.choose(undefined);
    if (hand.from && this.isFree() && isOwn(hand)) this.context.say(hand.by, takes(hand.from));
  }

  /** Releases over a square, or beside the board. */
  up(pointer: number, over: Square | undefined): void {
    const hand = this.all.get(pointer);
    if (!hand) return;
    this.all.delete(pointer);
    if (!hand.lifted) this.choose(same(this.chosen, hand) ? undefined : hand);
    else if (!this.isFree()) this.drops(hand, over);
    else if (isOwn(hand)) this.releases(hand, over);
    else this.displaces(hand, over);
  }

  /** The pointer was lost: the held piece returns to its square. */
  cancel(pointer: number): void {
    const hand = this.all.get(pointer);
    this.all.delete(pointer);
    if (hand?.lifted && hand.from && this.isFree() && isOwn(hand)) {
      this.context.say(hand.by, puts(hand.piece, hand.from));
    }
  }

  /** A click, or Enter on a square. */
  click(square: Square): void {
    const piece = this.context.board().get(square);
    this.down(-1, piece ? { piece, from: square } : { from: square }, { x: 0, y: 0 });
    this.up(-1, square);
  }

  /** Clears the selection. */
  forget(): void {
    this.choose(undefined);
  }

  /** After a press or position change: drops the selection and unlifted hands. */
  settle(): void {
    this.chosen = undefined;
    this.passed = undefined;
    for (const [pointer, hand] of this.all) if (!hand.lifted) this.all.delete(pointer);
  }

  /** After a ruling: removes all hands. */
  clear(): void {
    this.settle();
    this.all.clear();
  }

  /** Legal target squares of the selected piece; empty if hands may make any move. */
  targets(): Square[] {
    const from = this.chosen?.from;
    if (!from) return [];
    const moves = this.context.legal() ?? [];
    const own = moves.filter((move) => move.startsWith(from));
    return [...new Set(own.flatMap((move) => destinations(move, this.context.board())))];
  }

  /** The opponent's piece that this player can take off without a pointer. */
  takeable(by: Side): Square | undefined {
    if (!this.isFree()) return undefined;
    const chosen = this.chosen?.by === by && !isOwn(this.chosen) ? this.chosen.from : undefined;
    const left = this.passed?.by === by ? this.passed.square : undefined;
    return [chosen, left].find((square) => square && this.context.board().has(square));
  }

  /** Takes an opponent's piece off the board. */
  takesOff(by: Side, square: Square): void {
    this.settle();
    this.context.say(by, takes(square));
  }

  private isFree(): boolean {
    return this.context.legal() === undefined;
  }

  private isDoubtful(by: Side): boolean {
    return this.isFree() && (this.context.isDoubtful?.(by) ?? false);
  }

  /** The player whose hand touches a piece. After en passant the capturer takes the pawn off. */
  private whose(piece: Letter, from: Square | undefined): Side | undefined {
    return from && from === this.passed?.square ? this.passed.by : this.context.actor(piece);
  }

  private doubts(): void {
    this.choose(undefined);
    this.context.hint?.("hint-doubt");
  }

  private chosenPawn(by: Side): Square | undefined {
    const { chosen } = this;
    return chosen?.by === by && /^p$/i.test(chosen.piece) ? chosen.from : chosen?.pawn;
  }

  private choose(choice: Choice | undefined): void {
    this.chosen = choice && {
      piece: choice.piece,
      from: choice.from,
      turned: choice.turned,
      by: choice.by,
      pawn: choice.pawn,
    };
  }

  /** Handles the second click; false if the click selects another piece of the same player. */
  private goes(chosen: Choice, to: Square): boolean {
    const there = this.context.board().get(to);
    const { by, from } = chosen;
    // An opponent's piece moves only by dragging, because both players see a drag.
    if (!isOwn(chosen) || from === to || this.isDoubtful(by)) return false;
    const own = there !== undefined && sideOf(there) === by;
    const into = !from && replaced(this.context.board(), by, to).includes(to);
    if (own && !into && !this.targets().includes(to)) return false;
    this.choose(undefined);
    if (!from) this.adds(chosen, to);
    else if (this.isFree()) this.carries(chosen, from, to);
    else this.enters(by, from, to);
    return true;
  }

  private carries(grip: Choice, from: Square, to: Square): void {
    this.context.say(grip.by, takes(from));
    this.releases(grip, to);
  }

  /** Puts a piece from beside the board in a pawn's place, if the pawn is unambiguous. */
  private adds(grip: Choice, to: Square): void {
    const board = this.context.board();
    const holds = this.context.held?.().some(({ piece }) => isPawnOf(grip, piece));
    const found = holds ? [] : replaced(board, grip.by, to);
    const pawns = found.filter(
      (square) => !grip.pawn || found.length === 1 || square === grip.pawn,
    );
    if (pawns.length > 1) {
      this.choose(grip);
      return this.context.hint?.("hint-pawn");
    }
    const [pawn] = pawns;
    if (pawn && pawn !== to) this.context.say(grip.by, takes(pawn));
    this.releases(grip, to);
  }

  private put(by: Side, { piece, turned }: Grip, to: Square): void {
    this.context.say(by, puts(piece, to));
    this.context.stood?.(to, turned ?? false);
  }

  private releases(grip: Choice, to: Square | undefined): void {
    if (!to) return;
    const { by, from, piece } = grip;
    const taken = this.context.board().has(to);
    // The piece on the target square is taken off first.
    if (taken) this.context.say(by, takes(to));
    this.put(by, grip, to);
    const beside =
      from && !taken && /^p$/i.test(piece) && passed(this.context.board(), by, from, to);
    this.passed = beside ? { by, square: beside } : undefined;
  }

  /** Shifts an opponent's piece. The act `puts` would put down one of the player's own pieces. */
  private displaces({ by, from }: Hand, to: Square | undefined): void {
    if (!from || from === to) return;
    this.context.say(by, to ? shifts(from, to) : takes(from));
  }

  private drops({ by, from }: Hand, to: Square | undefined): void {
    if (from && to) this.enters(by, from, to);
  }

  private enters(by: Side, from: Square, to: Square): void {
    const legal = this.context.legal() ?? [];
    const moves = legal.filter((move) => move.startsWith(from + to));
    const rook = castlingRook(legal, this.context.board(), from, to);
    if (moves.some((move) => move.length === 5)) this.context.promote(by, from, to);
    else if (moves.length > 0) this.context.say(by, plays(from, to));
    else if (rook) this.context.say(by, plays(from, rook));
  }
}

const isOwn = ({ by, piece }: Choice) => sideOf(piece) === by;
const isPawnOf = ({ by }: Choice, piece: Letter) => piece === (by === "white" ? "P" : "p");

const same = (a: Grip | undefined, b: Grip) =>
  a?.from === b.from && a?.piece === b.piece && a.turned === b.turned;
