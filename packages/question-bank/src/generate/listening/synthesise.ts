import type { Note, Score, Timbre } from './score.ts';

/** Samples a second: enough for what has to be told apart, small enough for a phone. */
const SAMPLE_RATE = 8000;
const ATTACK_SECONDS = 0.008;
const RELEASE_SECONDS = 0.03;
const HEADER_BYTES = 44;

interface Partial {
  /** Multiple of the note's frequency. */
  readonly multiple: number;
  readonly level: number;
}

/** Strengths of the overtones; those above half the sample rate are left out, so that none is heard as another one. */
const partialsOf: Readonly<Record<Timbre, (multiple: number) => number>> = {
  sine: (multiple) => (multiple === 1 ? 1 : 0),
  triangle: (multiple) => (multiple % 2 === 0 ? 0 : (multiple % 4 === 1 ? 1 : -1) / multiple ** 2),
  square: (multiple) => (multiple % 2 === 0 ? 0 : 0.8 / multiple),
  sawtooth: (multiple) => 0.5 / multiple,
  string: (multiple) => (multiple > 6 ? 0 : 0.7 / multiple ** 1.5),
  click: (multiple) => (multiple === 1 ? 1 : 0),
};

/** How quickly a note dies away, a second. */
const decayOf: Readonly<Record<Timbre, number>> = {
  sine: 0,
  triangle: 0,
  square: 0,
  sawtooth: 0,
  string: 2.2,
  click: 45,
};

/** A WAV file, mono, 16 bits, 8 kHz: every browser plays it. The same score makes the same bytes. */
export function synthesise(score: Score): Buffer {
  const samples = new Float64Array(Math.ceil((score.ms / 1000) * SAMPLE_RATE));
  for (const note of score.notes) addNote(samples, note);
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  writeHeader(file, samples.length * 2);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEADER_BYTES + index * 2);
  return file;
}

function addNote(samples: Float64Array, { atMs, ms, frequency, timbre, volume }: Note): void {
  const start = Math.round((atMs / 1000) * SAMPLE_RATE);
  const count = Math.min(Math.round((ms / 1000) * SAMPLE_RATE), samples.length - start);
  const partials = audiblePartials(timbre, frequency);
  for (let index = 0; index < count; index++) {
    const seconds = index / SAMPLE_RATE;
    const turn = 2 * Math.PI * frequency * seconds;
    let value = 0;
    for (const { multiple, level } of partials) value += level * Math.sin(turn * multiple);
    const fade = Math.min(1, seconds / ATTACK_SECONDS, (count - index) / SAMPLE_RATE / RELEASE_SECONDS);
    const at = start + index;
    samples[at] = (samples[at] ?? 0) + value * volume * fade * Math.exp(-decayOf[timbre] * seconds);
  }
}

function audiblePartials(timbre: Timbre, frequency: number): Partial[] {
  const highest = Math.floor((SAMPLE_RATE / 2 - 1) / frequency);
  return Array.from({ length: highest }, (_, index) => index + 1)
    .map((multiple) => ({ multiple, level: partialsOf[timbre](multiple) }))
    .filter(({ level }) => level !== 0);
}

/** RIFF header of uncompressed sound. */
function writeHeader(file: Buffer, dataBytes: number): void {
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(dataBytes, 40);
}
