/** Sounds of a game. */
import { keepAwakeDuring } from "./wakeLock.svelte";
import type { Table } from "../game/table.svelte";
import { sides } from "../game/seat";
import { settings } from "../settings/settings.svelte";
import { cueOfBoard, cueOfState, warningIn } from "./cues";
import { play, type Sound } from "./sounds";

const heard = (cue: Sound | undefined) => cue && play(cue);

/** Plays sounds for the lifetime of the component. */
export function playGameSounds(table: Table): void {
  keepAwakeDuring(table);
  let board = table.scene.board;
  $effect(() => {
    heard(cueOfBoard(board, table.scene.board));
    board = table.scene.board;
  });
  let state = table.state;
  $effect(() => {
    if (state && table.state) heard(cueOfState(state, table.state));
    state = table.state;
  });
  // Opponents on other devices do not hear the warning.
  $effect(() => {
    if (!settings.lowTime || !table.state) return;
    const due = warningIn(table.state, sides(table.view?.you ?? ""));
    if (due === undefined) return;
    const timer = setTimeout(() => play("call"), due);
    return () => clearTimeout(timer);
  });
}
