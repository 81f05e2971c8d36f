/** Selection of squares to adjust or to point out pieces. Meanwhile taps make no moves. */
import { type Side, type Square } from "./squares";

export class SquareSelection {
  /** The player who selects; undefined while hands play. */
  by = $state<Side>();
  squares = $state<Square[]>([]);
  /** Called for each square immediately, instead of collecting them. */
  said = $state.raw<(square: Square) => void>();

  /** Starts selecting squares. */
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

  /** Selects the square if selection is active; returns whether it is. */
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
