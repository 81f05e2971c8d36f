/** Squares that are named rather than played on: pieces adjusted, pieces pointed out. */
import { type Side, type Square } from "./squares";

export class Picks {
  /** Who names them; nobody while hands play. */
  by = $state<Side>();
  squares = $state<Square[]>([]);
  /** Told of each square at once, where squares are not gathered. */
  said = $state.raw<(square: Square) => void>();

  /** From now on until the end, a hand that goes to a square names it. */
  begin(by: Side, said?: (square: Square) => void): void {
    this.by = by;
    this.squares = [];
    this.said = said;
  }

  end(): void {
    this.by = undefined;
    this.squares = [];
    this.said = undefined;
  }

  /** Whether this hand has named a square. */
  take(square: Square | undefined): boolean {
    if (!this.by) return false;
    if (square && this.said) this.said(square);
    if (square && !this.said) {
      const without = this.squares.filter((known) => known !== square);
      this.squares = without.length < this.squares.length ? without : [...without, square];
    }
    return true;
  }
}
