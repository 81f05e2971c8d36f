/** Wood on wood and the click of a lever, made here: no file is fetched. */
import { settings } from "../settings/settings.svelte";

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.sounds || !navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A short burst of noise through a narrow filter: the body of the wood. */
function knock(pitch: number, seconds: number, loud: number): void {
  const ctx = audio();
  if (!ctx) return;
  const length = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) {
    wave[at] = (Math.random() * 2 - 1) * Math.exp((-7 * at) / length);
  }
  const noise = new AudioBufferSourceNode(ctx, { buffer });
  const body = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: 3 });
  noise
    .connect(body)
    .connect(new GainNode(ctx, { gain: loud }))
    .connect(ctx.destination);
  noise.start();
}

function tone(pitch: number, after: number): void {
  const ctx = audio();
  if (!ctx) return;
  const start = ctx.currentTime + after;
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setTargetAtTime(0.08, start, 0.01);
  gain.gain.setTargetAtTime(0, start + 0.12, 0.08);
  const bell = new OscillatorNode(ctx, { type: "sine", frequency: pitch });
  bell.connect(gain).connect(ctx.destination);
  bell.start(start);
  bell.stop(start + 0.8);
}

export const SOUNDS = {
  put: () => knock(420, 0.09, 0.9),
  press: () => knock(1900, 0.035, 0.5),
  call: () => tone(660, 0),
  end: () => [523, 392].forEach((pitch, at) => tone(pitch, at * 0.22)),
} as const;
export type Sound = keyof typeof SOUNDS;
