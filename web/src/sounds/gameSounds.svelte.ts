/** A table that is heard. */
import { awake } from "./wakeLock.svelte";
import type { Table } from "../game/table.svelte";
import { cueOfBoard, cueOfState } from "./cues";
import { play, type Sound } from "./sounds";

const heard = (cue: Sound | undefined) => cue && play(cue);

/** From now on, as long as the component is there that calls it. */
export function sounding(table: Table): void {
  awake(table);
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
