/** A notification that was tapped leads to its board, once the page knows the board. */
import { onDestroy } from "svelte";
import { onTap, tapped } from "./pushSubscription";
import type { Desk } from "../desk/desk.svelte";
import type { Hall } from "../connection/competitionStore.svelte";

export function tapping(hall: Hall, desk: Desk, open: () => void): void {
  let called = $state(tapped());
  onDestroy(onTap((game) => (called = game)));
  $effect(() => {
    const board = hall.all.find(({ game }) => game === called);
    if (!board) return;
    called = undefined;
    hall.chosen = board.round;
    open();
    desk.choose(board);
  });
}
