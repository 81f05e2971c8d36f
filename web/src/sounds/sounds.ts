/** Synthesised sounds: wood and lever clicks, or soft tones. No file is loaded. */
import { settings, type Sounding } from "../settings/settings.svelte";

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (settings.sounds === "none" || !navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A short noise burst through a narrow band-pass filter. */
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

/** A sine tone with gain, hold and fade times. */
function tone(pitch: number, after = 0, loud = 0.08, holds = 0.12, fades = 0.08): void {
  const ctx = audio();
  if (!ctx) return;
  const start = ctx.currentTime + after;
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setTargetAtTime(loud, start, 0.01);
  gain.gain.setTargetAtTime(0, start + holds, fades);
  const bell = new OscillatorNode(ctx, { type: "sine", frequency: pitch });
  bell.connect(gain).connect(ctx.destination);
  bell.start(start);
  bell.stop(start + 0.8);
}

interface Voice {
  put: () => void;
  press: () => void;
  call: () => void;
  end: () => void;
}

const VOICES: Readonly<Record<Exclude<Sounding, "none">, Voice>> = {
  wood: {
    put: () => knock(420, 0.09, 0.9),
    press: () => knock(1900, 0.035, 0.5),
    call: () => tone(660),
    end: () => [523, 392].forEach((pitch, at) => tone(pitch, at * 0.22)),
  },
  soft: {
    put: () => tone(196, 0, 0.09, 0.02, 0.03),
    press: () => tone(294, 0, 0.06, 0.015, 0.025),
    call: () => tone(440, 0, 0.04, 0.1, 0.12),
    end: () => [349, 262].forEach((pitch, at) => tone(pitch, at * 0.26, 0.04, 0.1, 0.12)),
  },
};

export type Sound = keyof Voice;

/** Plays a sound in the chosen sound set. */
export function play(sound: Sound): void {
  if (settings.sounds !== "none") VOICES[settings.sounds][sound]();
}
