/** A synthesised bell of two tones; no audio file is loaded. */
let context: AudioContext | undefined;

/** Unlocks audio. Browsers require a user gesture. */
export function allow(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function ring(): void {
  if (context?.state !== "running") return;
  for (const [delay, tone] of [
    [0, 880],
    [0.18, 1174],
  ] as const) {
    const start = context.currentTime + delay;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    const source = context.createOscillator();
    source.frequency.value = tone;
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + 0.5);
  }
}
