/** Sounds of a game. */
import { keepAwakeDuring } from "./wakeLock.svelte";
import type { Table } from "../game/table.svelte";
import { cueOfBoard, cueOfState } from "./cues";
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
}
