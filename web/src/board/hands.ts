/**
 * Hands at the board. Every pointer is one: it touches, lifts, and releases
 * anywhere, legal or not. A click and another click do the same in two steps.
 * In casual play pieces only go where they legally can.
 */
import { plays, puts, shifts, takes, touches } from "./acts";
import type { Around, Choice, Grip, Hand, Point } from "./grips";
import { passed, replaced } from "./promotion";
import { type Letter, type Side, type Square, sideOf } from "./squares";

/** Less is a trembling hand. */
const LIFT_PX = 5;

export class Hands {
  readonly all = new Map<number, Hand>();
  /** What was clicked first, and waits for the square to go to. */
  chosen: Choice | undefined;
  /** A pawn that one of the other side has just passed, and who may take it off. */
  passed: { by: Side; square: Square } | undefined;

  constructor(private readonly around: Around) {}

  down(pointer: number, grip: Partial<Grip>, at: Point): void {
    if (this.around.names?.(grip.from)) return;
    if (this.chosen && grip.from && this.goes(this.chosen, grip.from)) return;
    const { piece, from, turned } = grip;
    const by = piece && this.whose(piece, from);
    if (!piece || !by) return this.choose(undefined);
    if (from && this.isFree()) this.around.say(by, touches(from));
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
    if (hand.from && this.isFree() && isOwn(hand)) this.around.say(hand.by, takes(hand.from));
  }

  /** Lets go over a square, or beside the board. */
  up(pointer: number, over: Square | undefined): void {
    const hand = this.all.get(pointer);
    if (!hand) return;
    this.all.delete(pointer);
    if (!hand.lifted) this.choose(same(this.chosen, hand) ? undefined : hand);
    else if (!this.isFree()) this.drops(hand, over);
    else if (isOwn(hand)) this.releases(hand, over);
    else this.displaces(hand, over);
  }

  /** The pointer is gone: what it held goes back where it was. */
  cancel(pointer: number): void {
    const hand = this.all.get(pointer);
    this.all.delete(pointer);
    if (hand?.lifted && hand.from && this.isFree() && isOwn(hand)) {
      this.around.say(hand.by, puts(hand.piece, hand.from));
    }
  }

  /** A click, or Enter on a square. */
  click(square: Square): void {
    const piece = this.around.board().get(square);
    this.down(-1, piece ? { piece, from: square } : { from: square }, { x: 0, y: 0 });
    this.up(-1, square);
  }

  /** Lets go of what was chosen. */
  forget(): void {
    this.choose(undefined);
  }

  /** A press, another position: nothing that was chosen before is meant now. */
  settle(): void {
    this.chosen = undefined;
    this.passed = undefined;
    for (const [pointer, hand] of this.all) if (!hand.lifted) this.all.delete(pointer);
  }

  /** A ruling: all hands are off the board. */
  clear(): void {
    this.settle();
    this.all.clear();
  }

  /** Where the chosen piece may go, if that is for the software to say. */
  targets(): Square[] {
    const from = this.chosen?.from;
    if (!from) return [];
    const moves = this.around.legal() ?? [];
    return moves.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4));
  }

  /** The opponent's piece that a player can take off the board without a pointer. */
  takeable(by: Side): Square | undefined {
    if (!this.isFree()) return undefined;
    const chosen = this.chosen?.by === by && !isOwn(this.chosen) ? this.chosen.from : undefined;
    const left = this.passed?.by === by ? this.passed.square : undefined;
    return [chosen, left].find((square) => square && this.around.board().has(square));
  }

  /** Takes a piece of the opponent's off the board. */
  takesOff(by: Side, square: Square): void {
    this.settle();
    this.around.say(by, takes(square));
  }

  private isFree(): boolean {
    return this.around.legal() === undefined;
  }

  private isDoubtful(by: Side): boolean {
    return this.isFree() && (this.around.isDoubtful?.(by) ?? false);
  }

  /** A pawn that was passed is the passing player's to take off. */
  private whose(piece: Letter, from: Square | undefined): Side | undefined {
    return from && from === this.passed?.square ? this.passed.by : this.around.actor(piece);
  }

  private doubts(): void {
    this.choose(undefined);
    this.around.hint?.("hint-doubt");
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

  /** The second of two clicks; not if it is another piece of one's own. */
  private goes(chosen: Choice, to: Square): boolean {
    const there = this.around.board().get(to);
    const { by, from } = chosen;
    // What is the opponent's goes elsewhere only in a hand that is seen moving.
    if (!isOwn(chosen) || from === to || this.isDoubtful(by)) return false;
    const own = there !== undefined && sideOf(there) === by;
    const into = !from && replaced(this.around.board(), by, to).includes(to);
    if (own && !into && !this.targets().includes(to)) return false;
    this.choose(undefined);
    if (!from) this.adds(chosen, to);
    else if (this.isFree()) this.carries(chosen, from, to);
    else this.enters(by, from, to);
    return true;
  }

  private carries(grip: Choice, from: Square, to: Square): void {
    this.around.say(grip.by, takes(from));
    this.releases(grip, to);
  }

  /** A piece from beside the board, in the place of a pawn if it is clear which. */
  private adds(grip: Choice, to: Square): void {
    const board = this.around.board();
    const holds = this.around.held?.().some(({ piece }) => isPawnOf(grip, piece));
    const found = holds ? [] : replaced(board, grip.by, to);
    const pawns = found.filter(
      (square) => !grip.pawn || found.length === 1 || square === grip.pawn,
    );
    if (pawns.length > 1) {
      this.choose(grip);
      return this.around.hint?.("hint-pawn");
    }
    const [pawn] = pawns;
    if (pawn && pawn !== to) this.around.say(grip.by, takes(pawn));
    this.releases(grip, to);
  }

  private put(by: Side, { piece, turned }: Grip, to: Square): void {
    this.around.say(by, puts(piece, to));
    this.around.stood?.(to, turned ?? false);
  }

  private releases(grip: Choice, to: Square | undefined): void {
    if (!to) return;
    const { by, from, piece } = grip;
    const taken = this.around.board().has(to);
    // What stands there is taken off first.
    if (taken) this.around.say(by, takes(to));
    this.put(by, grip, to);
    const beside =
      from && !taken && /^p$/i.test(piece) && passed(this.around.board(), by, from, to);
    this.passed = beside ? { by, square: beside } : undefined;
  }

  /** The opponent's piece: what is put down is always the player's own. */
  private displaces({ by, from }: Hand, to: Square | undefined): void {
    if (!from || from === to) return;
    this.around.say(by, to ? shifts(from, to) : takes(from));
  }

  private drops({ by, from }: Hand, to: Square | undefined): void {
    if (from && to) this.enters(by, from, to);
  }

  private enters(by: Side, from: Square, to: Square): void {
    const moves = (this.around.legal() ?? []).filter((move) => move.startsWith(from + to));
    if (moves.some((move) => move.length === 5)) this.around.promote(by, from, to);
    else if (moves.length > 0) this.around.say(by, plays(from, to));
  }
}

const isOwn = ({ by, piece }: Choice) => sideOf(piece) === by;
const isPawnOf = ({ by }: Choice, piece: Letter) => piece === (by === "white" ? "P" : "p");

const same = (a: Grip | undefined, b: Grip) =>
  a?.from === b.from && a?.piece === b.piece && a.turned === b.turned;
