import { createHash } from 'node:crypto';

/** Wave that a note is made of; `string` is a plucked string that dies away, `click` a short knock. */
export type Timbre = 'sine' | 'triangle' | 'square' | 'sawtooth' | 'string' | 'click';

export interface Note {
  /** Start and length in milliseconds. */
  readonly atMs: number;
  readonly ms: number;
  /** In hertz. */
  readonly frequency: number;
  readonly timbre: Timbre;
  /** 0 to 1. */
  readonly volume: number;
}

/** What is heard in a clip. */
export interface Score {
  readonly notes: readonly Note[];
  /** Length of the clip in milliseconds. */
  readonly ms: number;
}

/** Silence after the last note, so that it can fade. */
const TAIL_MS = 150;

export function score(notes: readonly Note[]): Score {
  return { notes, ms: Math.round(Math.max(...notes.map(({ atMs, ms }) => atMs + ms)) + TAIL_MS) };
}

/** The file of a clip, below the media folder. Its name tells nothing of what is heard. */
export function clipFile(score: Score): string {
  const notes = JSON.stringify(score.notes);
  return `clips/${createHash('sha256').update(notes).digest('hex').slice(0, 16)}.wav`;
}

/** Frequency in hertz of a MIDI note number; 69 is the A of 440 Hz. */
export function pitch(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Notes one after the other. */
export function melody(
  midis: readonly number[],
  { ms = 450, timbre = 'string' as Timbre, volume = 0.8, atMs = 0 } = {},
): Note[] {
  return midis.map((midi, index) => ({
    atMs: atMs + index * ms,
    ms: timbre === 'string' ? ms * 1.3 : ms * 0.9,
    frequency: pitch(midi),
    timbre,
    volume,
  }));
}

/** Notes at once. */
export function together(midis: readonly number[], { ms = 1600, atMs = 0 } = {}): Note[] {
  return midis.map((midi) => ({
    atMs,
    ms,
    frequency: pitch(midi),
    timbre: 'string',
    volume: 0.9 / midis.length,
  }));
}

/** Knocks at the given times. */
export function clicks(timesMs: readonly number[], isAccented: (index: number) => boolean): Note[] {
  return timesMs.map((atMs, index) => ({
    atMs,
    ms: 60,
    frequency: isAccented(index) ? 1600 : 1000,
    timbre: 'click',
    volume: isAccented(index) ? 0.95 : 0.55,
  }));
}
