import { describe, expect, it } from 'vitest';
import { contentLanguages } from '../../content-language.ts';
import { clipFiles, soundRules } from './listening.ts';

const drafts = Object.entries(soundRules).flatMap(([name, rule]) =>
  rule('en').map((draft) => ({ name, ...draft })),
);
const of = (name: string) => drafts.filter((draft) => draft.name === name);

describe('clips', () => {
  it('are more than a hundred, of at most ten seconds and 100 KB, and none is silent or too loud', () => {
    const files = clipFiles();
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
    expect(files.length).toBeGreaterThanOrEqual(100);
    for (const { score } of drafts) expect(score.ms).toBeLessThanOrEqual(10_000);
    for (const { file, bytes } of files) {
      const wave = bytes();
      expect(wave.length, file).toBeLessThan(100_000);
      const peak = Math.max(...new Int16Array(wave.buffer, wave.byteOffset + 44, (wave.length - 44) / 2));
      expect(peak, file).toBeGreaterThan(2000);
      expect(peak, file).toBeLessThan(32_767);
    }
  });

  it.each(contentLanguages)('are the same in %s', (language) => {
    const scores = Object.values(soundRules).flatMap((rule) => rule(language).map(({ score }) => score));
    expect(scores).toEqual(drafts.map(({ score }) => score));
  });

  it('of intervals are as far apart as the right option says', () => {
    const names = [...new Set(of('intervals').map(({ right }) => right))];
    expect(names).toHaveLength(12);
    for (const { right, score } of of('intervals')) {
      const [low, high] = score.notes.map(({ frequency }) => frequency);
      expect(Math.round(12 * Math.log2((high ?? 0) / (low ?? 1)))).toBe(names.indexOf(right) + 1);
    }
  });

  it('of four tones have the highest or lowest where the right option says', () => {
    const places = ['The first', 'The second', 'The third', 'The fourth'];
    for (const { right, score, question } of of('highest-tone')) {
      const heights = score.notes.map(({ frequency }) => frequency);
      const extreme = question.pattern.includes('highest') ? Math.max(...heights) : Math.min(...heights);
      expect(heights.filter((height) => height === extreme)).toHaveLength(1);
      expect(places[heights.indexOf(extreme)]).toBe(right);
    }
  });

  it('of bars have an accent after as many beats as the right option says', () => {
    for (const { right, score } of of('metres')) {
      const accents = score.notes.flatMap(({ volume }, index) => (volume > 0.9 ? [index] : []));
      expect(accents.length).toBeGreaterThanOrEqual(2);
      for (const [index, beat] of accents.entries()) expect(beat).toBe(index * Number(right));
    }
  });

  it('of a tempo have as many beats a minute as the right option says, and wrong ones are far from it', () => {
    for (const { right, wrong, score } of of('tempo')) {
      const [first, second] = score.notes;
      expect(60_000 / ((second?.atMs ?? 0) - (first?.atMs ?? 0))).toBeCloseTo(Number(right), 6);
      for (const other of wrong)
        expect(Math.abs(Math.log2(Number(other) / Number(right)))).toBeGreaterThan(0.4);
    }
  });

  it('of Morse code have dashes of three dots, and three dots of silence between letters', () => {
    const sos = of('morse-words').find(({ right }) => right === 'SOS');
    const dot = sos?.score.notes[0]?.ms ?? 0;
    const lengths = sos?.score.notes.map(({ ms }) => Math.round(ms / dot));
    expect(lengths).toEqual([1, 1, 1, 3, 3, 3, 1, 1, 1]);
    const gaps = sos?.score.notes.slice(1).map(({ atMs }, index) => {
      const before = sos.score.notes[index];
      return Math.round((atMs - (before?.atMs ?? 0) - (before?.ms ?? 0)) / dot);
    });
    expect(gaps).toEqual([1, 1, 3, 1, 1, 3, 1, 1]);
  });
});
