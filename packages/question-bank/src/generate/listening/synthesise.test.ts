import { describe, expect, it } from 'vitest';
import { clicks, clipFile, melody, pitch, score } from './score.ts';
import { synthesise } from './synthesise.ts';

const RATE = 8000;

function samplesOf(file: Buffer): number[] {
  return Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + index * 2));
}

/** How strongly a frequency sounds (one bin of a Fourier transform). */
function strength(samples: readonly number[], frequency: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    const turn = (2 * Math.PI * frequency * index) / RATE;
    real += sample * Math.cos(turn);
    imaginary += sample * Math.sin(turn);
  }
  return Math.hypot(real, imaginary) / samples.length;
}

const tone = (midi: number, timbre: 'sine' | 'square' | 'sawtooth') =>
  score([{ atMs: 0, ms: 1000, frequency: pitch(midi), timbre, volume: 0.5 }]);

describe('synthesise', () => {
  it('writes the header of a WAV file with one channel of 16 bits', () => {
    const file = synthesise(tone(69, 'sine'));
    expect(file.toString('ascii', 0, 4)).toBe('RIFF');
    expect(file.toString('ascii', 8, 16)).toBe('WAVEfmt ');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect([
      file.readUInt16LE(20),
      file.readUInt16LE(22),
      file.readUInt32LE(24),
      file.readUInt16LE(34),
    ]).toEqual([1, 1, RATE, 16]);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
  });

  it('lasts as long as its score says', () => {
    const notes = score(melody([60, 64, 67]));
    expect((samplesOf(synthesise(notes)).length / RATE) * 1000).toBeCloseTo(notes.ms, 0);
  });

  it('makes the same bytes from the same score, and names the clip by its notes', () => {
    expect(synthesise(tone(60, 'sine')).equals(synthesise(tone(60, 'sine')))).toBe(true);
    expect(clipFile(tone(60, 'sine'))).toBe(clipFile(tone(60, 'sine')));
    expect(clipFile(tone(60, 'sine'))).not.toBe(clipFile(tone(61, 'sine')));
  });

  it('sounds at the frequency of its note and not beside it', () => {
    const samples = samplesOf(synthesise(tone(69, 'sine')));
    expect(strength(samples, 440)).toBeGreaterThan(20 * strength(samples, 466.16));
    expect(strength(samples, 440)).toBeGreaterThan(20 * strength(samples, 415.3));
  });

  it('tells waves apart by their overtones', () => {
    const even = (timbre: 'sine' | 'square' | 'sawtooth') =>
      strength(samplesOf(synthesise(tone(57, timbre))), 440);
    const odd = (timbre: 'sine' | 'square' | 'sawtooth') =>
      strength(samplesOf(synthesise(tone(57, timbre))), 660);
    expect(even('sawtooth')).toBeGreaterThan(20 * even('square'));
    expect(odd('square')).toBeGreaterThan(20 * odd('sine'));
  });

  it('is silent between knocks', () => {
    const samples = samplesOf(synthesise(score(clicks([0, 500], () => true))));
    const loudest = (from: number, to: number) =>
      Math.max(...samples.slice((from * RATE) / 1000, (to * RATE) / 1000).map(Math.abs));
    expect(loudest(0, 60)).toBeGreaterThan(5000);
    expect(loudest(100, 490)).toBe(0);
    expect(loudest(500, 560)).toBeGreaterThan(5000);
  });
});
