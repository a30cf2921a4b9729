import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { loudnessNames, speedNames } from './listening-names.ts';
import { clicks, melody, type Note, score } from './score.ts';
import { named, type SoundDraft, type SoundRule } from './sounds.ts';

/** Bars of two to seven beats, the first beat of each accented. */
export const metres: SoundRule = () =>
  [2, 3, 4, 5, 6, 7].flatMap((beats) =>
    [300, 380].map((stepMs, turn): SoundDraft => {
      const bars = Math.max(2, Math.floor(5200 / (stepMs * beats)));
      const times = Array.from({ length: bars * beats }, (_, index) => index * stepMs);
      return {
        number: turn * 10 + beats,
        difficulty: beats < 5 ? 2 : 3,
        question: say`The first beat of each bar is stressed. How many beats does a bar have?`,
        right: `${beats}`,
        wrong: seededRandom(`metre ${beats} ${stepMs}`)
          .shuffle([beats - 1, beats + 1, beats - 2, beats + 2, beats + 3])
          .filter((other) => other > 1)
          .map(String),
        note: say`A stressed beat and ${beats - 1} unstressed: ${beats} in a bar.`,
        score: score(clicks(times, (index) => index % beats === 0)),
      };
    }),
  );

/** Beats a minute that are asked for. */
const tempos = [48, 56, 63, 72, 84, 96, 104, 120, 138, 152, 176, 200];

/** A steady beat. Wrong numbers are so far away that counting tells them apart. */
export const tempo: SoundRule = () =>
  tempos.map((perMinute, index): SoundDraft => {
    const stepMs = 60_000 / perMinute;
    const times = Array.from({ length: Math.floor(5600 / stepMs) + 1 }, (_, beat) => beat * stepMs);
    return {
      number: index + 1,
      difficulty: perMinute === 120 ? 3 : 4,
      question: say`About how many beats per minute does this rhythm have?`,
      right: `${perMinute}`,
      wrong: seededRandom(`tempo ${perMinute}`)
        .shuffle([0.5, 0.7, 1.45, 2])
        .map((factor) => `${Math.round(perMinute * factor)}`),
      note: say`A beat comes every ${Math.round(stepMs)} milliseconds: ${perMinute} per minute.`,
      score: score(clicks(times, () => false)),
    };
  });

/** What grows, shrinks, stays, or grows and shrinks again: a share of 0 to 1 by place, also of 0 to 1. */
const courses: readonly ((place: number) => number)[] = [
  (place) => place,
  (place) => 1 - place,
  () => 0.5,
  (place) => 1 - Math.abs(2 * place - 1),
];

/** Each course three times, on other notes. */
function courseRule(name: string, make: (course: (place: number) => number, base: number) => Note[]) {
  const random = seededRandom(name);
  return courses.flatMap((course, kind) =>
    [0, 1, 2].map((turn) => ({
      number: kind * 3 + turn + 1,
      kind,
      score: score(make(course, 50 + turn * 6 + random.between(0, 5))),
    })),
  );
}

/** Repeated notes that become louder or softer. */
export const loudness: SoundRule = (language) =>
  courseRule('loudness', (course, base) =>
    Array.from({ length: 9 }, (_, index) => index).flatMap((index) =>
      melody([base + (index % 2) * 4], {
        atMs: index * 380,
        ms: 340,
        volume: 0.12 + 0.8 * course(index / 8),
      }),
    ),
  ).map(({ number, kind, score }) => ({
    number,
    difficulty: kind === 3 ? 2 : 1,
    question: say`How does the loudness change?`,
    ...named(loudnessNames[language], kind),
    note: say`The loudness of the notes: ${loudnessNames[language][kind] ?? ''}.`,
    score,
  }));

/** Repeated notes that follow each other more and more quickly or slowly. */
export const speed: SoundRule = (language) =>
  courseRule('speed', (course, base) => {
    let atMs = 0;
    return Array.from({ length: 11 }, (_, index) => index).flatMap((index) => {
      const stepMs = 640 - 440 * course(index / 10);
      const notes = melody([base], { atMs, ms: stepMs * 0.7 });
      atMs += stepMs;
      return notes;
    });
  }).map(({ number, kind, score }) => ({
    number,
    difficulty: kind === 3 ? 2 : 1,
    question: say`How does the speed change?`,
    ...named(speedNames[language], kind),
    note: say`The speed of the notes: ${speedNames[language][kind] ?? ''}.`,
    score,
  }));
