/** Short synthesized sounds: no files to load, nothing before the first gesture, never the only signal. */
import { settings } from '../app/settings';

export type Sound = 'turn' | 'move' | 'error' | 'chat' | 'end' | 'join';

interface Note {
  readonly hertz: number;
  /** Seconds after the start of the sound. */
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const note = (hertz: number, at: number, seconds: number, loud = 1, wave: OscillatorType = 'sine'): Note => ({
  hertz,
  at,
  seconds,
  loud,
  wave,
});

/** A ship's bell for my turn, wood for moves, a low horn for errors. */
const sounds: Record<Sound, readonly Note[]> = {
  turn: [note(1046, 0, 0.5), note(2093, 0, 0.25, 0.3), note(1046, 0.22, 0.7), note(2093, 0.22, 0.3, 0.3)],
  move: [note(180, 0, 0.09, 0.7, 'triangle'), note(320, 0.01, 0.05, 0.3, 'triangle')],
  error: [note(155, 0, 0.22, 0.8, 'triangle'), note(131, 0.16, 0.3, 0.8, 'triangle')],
  chat: [note(740, 0, 0.12, 0.5), note(988, 0.08, 0.16, 0.4)],
  end: [note(523, 0, 0.4), note(659, 0.16, 0.4), note(784, 0.32, 0.5), note(1046, 0.5, 0.9)],
  join: [note(587, 0, 0.15, 0.6), note(880, 0.1, 0.25, 0.6)],
};

/** Milliseconds after which a sound is no longer news. */
const latest = 1000;

let audio: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound after the first gesture only. */
export function unlockSoundOnGesture(): void {
  const unlock = (): void => {
    audio ??= new AudioContext();
    wake(audio, 0).catch(() => undefined);
  };
  window.addEventListener('pointerdown', unlock, { once: true });
  window.addEventListener('keydown', unlock, { once: true });
}

export function play(sound: Sound): void {
  const { sounds: isOn, volume } = settings();
  const context = audio;
  if (!isOn || volume === 0 || context === null) return;
  const asked = performance.now();
  const seconds = Math.max(...sounds[sound].map((each) => each.at + each.seconds));
  wake(context, seconds)
    .then(() => {
      // A phone that was called, or locked, wakes late: by then there is nothing to tell any more.
      if (performance.now() - asked > latest) return;
      for (const each of sounds[sound]) strike(context, each, volume / 100);
    })
    .catch(() => undefined);
}

/** For so long, and a little more: a context that runs on in silence costs a phone its battery. */
function wake(context: AudioContext, seconds: number): Promise<void> {
  clearTimeout(resting);
  resting = setTimeout(() => void context.suspend().catch(() => undefined), (seconds + 0.5) * 1000);
  return context.resume();
}

function strike(context: AudioContext, { hertz, at, seconds, loud, wave }: Note, volume: number): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16 * loud * volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds + 0.02);
}
