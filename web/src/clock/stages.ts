/**
 * Time controls in words. Only the server parses typed text; this module reads its answers and the
 * tag, such as `40/5400+30:1800+30`.
 */
import type { ControlView, StageView } from "../api/client";
import { PRESETS, RARE } from "../pages/setup/presets";
import { t } from "../words/words";
import { display } from "./display";

const FIELD = /^(?:(\d+)\/)?(\d+(?:\.\d+)?)(?:([+d])(\d+(?:\.\d+)?))?$/;
const ms = (seconds: string | undefined) => Math.round(Number(seconds ?? 0) * 1000);

/** Parses the periods of a tag; empty if there are none. */
export function stages(field: string): StageView[] {
  return field.split(":").flatMap((text) => {
    const [, moves, time, kind, bonus] = FIELD.exec(text) ?? [];
    if (time === undefined) return [];
    const rest = { time_ms: ms(time), bonus_ms: ms(bonus), delay: kind === "d" };
    return [moves === undefined ? rest : { moves: Number(moves), ...rest }];
  });
}

function stageText({ moves, time_ms, bonus_ms, delay }: StageView): string {
  const time = display(time_ms);
  const part = moves == null ? t("stage-rest", { time }) : t("stage", { time, moves });
  if (bonus_ms === 0) return part;
  return part + t(delay ? "stage-delay" : "stage-increment", { bonus: bonus_ms / 1000 });
}

/** The periods in words, in order; "no clock" if there are none. */
export const stagesInWords = (all: readonly StageView[]): string =>
  all.length === 0 ? t("stage-none") : all.map(stageText).join(" · ");

/** The fields for White and Black in a tag: `W300-B240`, or one for both. */
export function perPlayer(field: string): [string, string] {
  const [, white, black] = /^W(.+)-B(.+)$/.exec(field) ?? [];
  return white === undefined || black === undefined ? [field, field] : [white, black];
}

/** A parsed time control in words, for both players or each. */
export const controlInWords = ({ stages, black }: Omit<ControlView, "field">): string =>
  black == null
    ? stagesInWords(stages)
    : t("stage-each", { white: stagesInWords(stages), black: stagesInWords(black) });

/** The name of a preset time control, or its description. */
export function controlName(field: string | undefined): string {
  const usual = [...PRESETS, ...RARE].find(({ control }) => control === (field ?? "-"));
  if (usual && field) return t(usual.name);
  const [white, black] = perPlayer(field ?? "-");
  const other = white === black ? {} : { black: stages(black) };
  return controlInWords({ stages: stages(white), ...other });
}
