import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { contourNames, placeNames, waveNames } from './listening-names.ts';
import { melody, pitch, score, type Timbre } from './score.ts';
import { named, type SoundDraft, type SoundRule } from './sounds.ts';

/** Four notes, of which one is the highest or the lowest. */
export const highestTone: SoundRule = (language) => {
  const random = seededRandom('highest tone');
  const names = placeNames[language];
  return Array.from({ length: 16 }, (_, index): SoundDraft => {
    const place = index % 4;
    const isHighest = index < 8;
    const isClose = index % 8 > 3;
    const base = random.between(55, 67);
    const gap = isClose ? 1 : 4;
    const others = random.shuffle(isClose ? [0, 1, 2] : [0, 3, 5]);
    const extreme = isHighest ? Math.max(...others) + gap : Math.min(...others) - gap;
    const midis = others.toSpliced(place, 0, extreme).map((step) => base + step);
    const right = names[place] ?? '';
    return {
      number: index + 1,
      difficulty: isClose ? 3 : 1,
      question: isHighest
        ? say`Four tones are played. Which one is the highest?`
        : say`Four tones are played. Which one is the lowest?`,
      ...named(names, place),
      note: isHighest ? say`The highest tone: ${right}.` : say`The lowest tone: ${right}.`,
      score: score(melody(midis, { ms: 600, timbre: 'triangle', volume: 0.6 })),
    };
  });
};

const contours = [
  [0, 1, 2, 3, 4],
  [4, 3, 2, 1, 0],
  [0, 2, 4, 2, 0],
  [4, 2, 0, 2, 4],
];

/** Five notes that rise, fall or turn, by large steps and by small ones. */
export const contour: SoundRule = (language) => {
  const random = seededRandom('contour');
  return contours.flatMap((shape, kind) =>
    [1, 2, 3].map((step) => ({
      number: kind * 3 + step,
      difficulty: step === 1 ? 2 : 1,
      question: say`In which direction does the melody go?`,
      ...named(contourNames[language], kind),
      note: say`Direction of the melody: ${contourNames[language][kind] ?? ''}.`,
      score: score(melody(atKey(shape, step, random.between(52, 64)), { ms: 450 })),
    })),
  );
};

function atKey(shape: readonly number[], step: number, base: number): number[] {
  return shape.map((height) => base + height * step);
}

const waves: readonly Timbre[] = ['sine', 'triangle', 'square', 'sawtooth'];

/** How the strengths of the overtones tell a wave. */
const waveNotes = {
  sine: say`A sine wave has no overtones and sounds soft.`,
  triangle: say`A triangle wave has weak odd overtones and sounds round.`,
  square: say`A square wave has strong odd overtones and sounds hollow.`,
  sawtooth: say`A sawtooth wave has all overtones and sounds sharp.`,
};

/** One tone of each wave at four pitches. */
export const waveforms: SoundRule = (language) =>
  waves.flatMap((timbre, kind) =>
    [45, 52, 57, 64].map((midi, turn): SoundDraft => {
      const note = { atMs: 0, ms: 1800, frequency: pitch(midi), timbre };
      return {
        number: kind * 4 + turn + 1,
        difficulty: 4,
        question: say`Which waveform does this tone have?`,
        ...named(waveNames[language], kind),
        note: waveNotes[timbre as keyof typeof waveNotes],
        score: score([{ ...note, volume: timbre === 'sine' || timbre === 'triangle' ? 0.8 : 0.55 }]),
      };
    }),
  );
