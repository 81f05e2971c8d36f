/**
 * Hands at the board. Every pointer is one: it touches, lifts, and releases
 * anywhere, legal or not. A click and another click do the same in two steps.
 * In casual play pieces only go where they legally can.
 */
import { plays, puts, shifts, takes, touches } from "./acts";
import { type Letter, type Placement, type Side, type Square, sideOf } from "./squares";

/** A piece that a hand is at, and where the hand came upon it. */
export interface Grip {
  piece: Letter;
  /** None for a piece that lies beside the board. */
  from: Square | undefined;
  /** Held upside down; a rook remains one. */
  turned?: boolean | undefined;
}

export interface Hand extends Grip {
  by: Side;
  lifted: boolean;
  began: Point;
  now: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** What hands find at the board, and whom they tell. */
export interface Around {
  board(): Placement;
  /** Whose hand it is that goes to this piece; nobody's if it may not. */
  actor(piece: Letter): Side | undefined;
  /** The legal moves where no others are taken; none where hands are free. */
  legal(): readonly string[] | undefined;
  say(by: Side, act: string): void;
  /** Whether this hand only names a square, as when pieces are adjusted. */
  names?(square: Square | undefined): boolean;
  /** A piece has been put there, upside down or not. */
  stood?(square: Square, turned: boolean): void;
  /** A pawn's move needs a piece to promote to. */
  promote(by: Side, from: Square, to: Square): void;
}

/** Less is a trembling hand. */
const LIFT_PX = 5;

export class Hands {
  readonly all = new Map<number, Hand>();
  /** What was clicked first, and waits for the square to go to. */
  chosen: Grip | undefined;

  constructor(private readonly around: Around) {}

  down(pointer: number, grip: Partial<Grip>, at: Point): void {
    if (this.around.names?.(grip.from)) return;
    if (this.chosen && grip.from && this.goes(this.chosen, grip.from)) return;
    const { piece, from, turned } = grip;
    const by = piece && this.around.actor(piece);
    if (!piece || !by) return this.choose(undefined);
    if (from && this.isFree()) this.around.say(by, touches(from));
    this.all.set(pointer, { piece, from, turned, by, lifted: false, began: at, now: at });
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

  /** Where the chosen piece may go, if that is for the software to say. */
  targets(): Square[] {
    const from = this.chosen?.from;
    if (!from) return [];
    const moves = this.around.legal() ?? [];
    return moves.filter((move) => move.startsWith(from)).map((move) => move.slice(2, 4));
  }

  private isFree(): boolean {
    return this.around.legal() === undefined;
  }

  private choose(grip: Grip | undefined): void {
    this.chosen = grip && { piece: grip.piece, from: grip.from, turned: grip.turned };
  }

  /** The second of two clicks; not if it is another piece of one's own. */
  private goes(chosen: Grip, to: Square): boolean {
    const by = this.around.actor(chosen.piece);
    const there = this.around.board().get(to);
    const own = there && sideOf(there) === sideOf(chosen.piece);
    if (!by || chosen.from === to) return false;
    if (own && !this.targets().includes(to)) return false;
    this.choose(undefined);
    if (!chosen.from) this.put(by, chosen, to);
    else if (this.isFree()) this.around.say(by, plays(chosen.from, to));
    else this.enters(by, chosen.from, to);
    return true;
  }

  private put(by: Side, { piece, turned }: Grip, to: Square): void {
    this.around.say(by, puts(piece, to));
    this.around.stood?.(to, turned ?? false);
  }

  private releases(hand: Hand, to: Square | undefined): void {
    if (!to) return;
    // What stands there is taken off first.
    if (this.around.board().has(to)) this.around.say(hand.by, takes(to));
    this.put(hand.by, hand, to);
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

const isOwn = ({ by, piece }: Hand) => sideOf(piece) === by;

const same = (a: Grip | undefined, b: Grip) =>
  a?.from === b.from && a?.piece === b.piece && a.turned === b.turned;
