/**
 * Time controls in words. What people type only the server reads; here is what
 * it has understood, and the tag that it writes: `40/5400+30:1800+30`.
 */
import type { ControlView, StageView } from "../api/client";
import { PRESETS } from "../pages/setup/presets";
import { t } from "../words/words";
import { display } from "./display";

const FIELD = /^(?:(\d+)\/)?(\d+(?:\.\d+)?)(?:([+d])(\d+(?:\.\d+)?))?$/;
const ms = (seconds: string | undefined) => Math.round(Number(seconds ?? 0) * 1000);

/** The periods of a tag; none where it names none. */
export function stages(field: string): StageView[] {
  return field.split(":").flatMap((text) => {
    const [, moves, time, kind, bonus] = FIELD.exec(text) ?? [];
    if (time === undefined) return [];
    const rest = { time_ms: ms(time), bonus_ms: ms(bonus), delay: kind === "d" };
    return [moves === undefined ? rest : { moves: Number(moves), ...rest }];
  });
}

function told({ moves, time_ms, bonus_ms, delay }: StageView): string {
  const time = display(time_ms);
  const part = moves == null ? t("stage-rest", { time }) : t("stage", { time, moves });
  if (bonus_ms === 0) return part;
  return part + t(delay ? "stage-delay" : "stage-increment", { bonus: bonus_ms / 1000 });
}

/** Periods one after the other; without any there is no clock. */
export const inWords = (all: readonly StageView[]): string =>
  all.length === 0 ? t("stage-none") : all.map(told).join(" · ");

/** The fields of White and Black in a tag: `W300-B240`, or the same for both. */
export function each(field: string): [string, string] {
  const [, white, black] = /^W(.+)-B(.+)$/.exec(field) ?? [];
  return white === undefined || black === undefined ? [field, field] : [white, black];
}

/** What the server has understood: of both players, or of each. */
export const understoodInWords = ({ stages, black }: Omit<ControlView, "field">): string =>
  black == null
    ? inWords(stages)
    : t("stage-each", { white: inWords(stages), black: inWords(black) });

/** A usual time control by its name, any other in words. */
export function named(field: string | undefined): string {
  const usual = PRESETS.find(({ control }) => control === (field ?? "-"));
  if (usual && field) return t(usual.name);
  const [white, black] = each(field ?? "-");
  const other = white === black ? {} : { black: stages(black) };
  return understoodInWords({ stages: stages(white), ...other });
}
