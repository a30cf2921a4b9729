/** What can be heard. */
export type SoundName = 'tap' | 'right' | 'wrong' | 'tick' | 'found' | 'win' | 'lose' | 'coins';

/** Notes of a sound: pitch in Hz, start and length in ms. */
type Note = readonly [hertz: number, startMs: number, lengthMs: number];

const sounds: Record<SoundName, { wave: OscillatorType; notes: readonly Note[] }> = {
  tap: { wave: 'sine', notes: [[520, 0, 50]] },
  right: {
    wave: 'sine',
    notes: [
      [660, 0, 90],
      [880, 80, 140],
    ],
  },
  wrong: {
    wave: 'triangle',
    notes: [
      [240, 0, 120],
      [180, 100, 180],
    ],
  },
  tick: { wave: 'square', notes: [[900, 0, 25]] },
  found: {
    wave: 'sine',
    notes: [
      [440, 0, 90],
      [660, 90, 90],
      [880, 180, 160],
    ],
  },
  win: {
    wave: 'sine',
    notes: [
      [523, 0, 120],
      [659, 110, 120],
      [784, 220, 120],
      [1047, 330, 320],
    ],
  },
  lose: {
    wave: 'triangle',
    notes: [
      [392, 0, 160],
      [330, 150, 160],
      [262, 300, 300],
    ],
  },
  coins: {
    wave: 'sine',
    notes: [
      [1180, 0, 60],
      [1570, 60, 140],
    ],
  },
};

const VOLUME = 0.12;
let context: AudioContext | null = null;

/** Plays a short sound, drawn from oscillators; silent where the browser has no audio or has not allowed it yet. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime } = context;
  const { wave, notes } = sounds[name];
  for (const [hertz, startMs, lengthMs] of notes) {
    playNote(context, wave, hertz, currentTime + startMs / 1000, lengthMs / 1000);
  }
}

function playNote(
  audio: AudioContext,
  wave: OscillatorType,
  hertz: number,
  start: number,
  seconds: number,
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
