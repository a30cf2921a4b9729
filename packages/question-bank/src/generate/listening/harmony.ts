import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { chordNames, intervalNames, scaleNames } from './listening-names.ts';
import { melody, score, together } from './score.ts';
import { named, type SoundRule } from './sounds.ts';

/** How hard each interval is to tell, from one half tone to twelve. */
const intervalDifficulty = [2, 2, 3, 3, 3, 4, 2, 4, 4, 4, 3, 1];

/** Two notes one after the other and then at once: each interval from two keys. */
export const intervals: SoundRule = (language) => {
  const random = seededRandom('intervals');
  return intervalNames[language].flatMap((name, index) =>
    [48, 60].map((lowest, turn) => {
      const base = lowest + random.between(0, 7);
      const notes = [base, base + index + 1];
      return {
        number: turn * 12 + index + 1,
        difficulty: intervalDifficulty[index] ?? 3,
        question: say`Two notes are played one after the other and then together. Which interval is it?`,
        ...named(intervalNames[language], index),
        note: say`Interval: ${name}. Half tones between the notes: ${index + 1}.`,
        score: score([...melody(notes, { ms: 600 }), ...together(notes, { atMs: 1400, ms: 1200 })]),
      };
    }),
  );
};

/** Half tones above the lowest note. */
const chordNotes = [
  [4, 7],
  [3, 7],
  [3, 6],
  [4, 8],
  [4, 7, 10],
  [5, 7],
];

/** Each kind of chord from three keys. */
export const chords: SoundRule = (language) => {
  const random = seededRandom('chords');
  return chordNotes.flatMap((above, kind) =>
    [0, 1, 2].map((turn) => {
      const base = 48 + turn * 4 + random.between(0, 3);
      const notes = [base, ...above.map((step) => base + step)];
      return {
        number: kind * 3 + turn + 1,
        difficulty: kind < 2 ? 2 : kind < 4 ? 4 : 5,
        question: say`The notes of a chord are played one by one and then together. Which chord is it?`,
        ...named(chordNames[language], kind),
        note: say`Chord: ${chordNames[language][kind] ?? ''}. Half tones above the lowest note: ${above.join(', ')}.`,
        score: score([
          ...melody(notes, { ms: 350 }),
          ...together(notes, { atMs: 350 * notes.length + 200, ms: 1400 }),
        ]),
      };
    }),
  );
};

const scaleSteps = [
  [0, 2, 4, 5, 7, 9, 11, 12],
  [0, 2, 3, 5, 7, 8, 10, 12],
  [0, 2, 3, 5, 7, 8, 11, 12],
  [0, 2, 4, 7, 9, 12],
  [0, 3, 5, 6, 7, 10, 12],
  [0, 2, 4, 6, 8, 10, 12],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
];

/** Each scale from two keys. */
export const scales: SoundRule = (language) => {
  const random = seededRandom('scales');
  return scaleSteps.flatMap((steps, kind) =>
    [0, 1].map((turn) => {
      const base = 50 + turn * 6 + random.between(0, 5);
      return {
        number: kind * 2 + turn + 1,
        difficulty: kind < 2 ? 3 : kind === 6 ? 2 : 4,
        question: say`Which kind of scale is played?`,
        ...named(scaleNames[language], kind),
        note: say`Scale: ${scaleNames[language][kind] ?? ''}. Half tones above the first note: ${steps.slice(1).join(', ')}.`,
        score: score(
          melody(
            steps.map((step) => base + step),
            { ms: steps.length > 10 ? 300 : 400 },
          ),
        ),
      };
    }),
  );
};
