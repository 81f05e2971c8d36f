/** Opens the board of a tapped notification as soon as the store knows that board. */
import { onDestroy } from "svelte";
import { onTap, tappedBoard } from "./pushSubscription";
import type { Desk } from "../desk/desk.svelte";
import type { CompetitionStore } from "../connection/competitionStore.svelte";

export function openTappedBoard(store: CompetitionStore, desk: Desk, open: () => void): void {
  let called = $state(tappedBoard());
  onDestroy(onTap((game) => (called = game)));
  $effect(() => {
    const board = store.all.find(({ game }) => game === called);
    if (!board) return;
    called = undefined;
    store.chosen = board.round;
    open();
    desk.choose(board);
  });
}
