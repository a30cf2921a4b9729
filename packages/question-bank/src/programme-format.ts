import { z } from 'zod';
import { line, mediaFile, slug } from './record-fields.ts';

/** Which quiz zone questions a contest or exam is made of: so many, drawn anew each time from these categories. */
const drawnQuestions = {
  categories: z.array(slug).min(1).max(20),
  questions: z.number().int().min(5).max(50),
};

/** Stable name, never reused. */
const programmeKey = slug;

/** A contest or exam is held every so many days, counted from Monday, 5 January 2026 in the system's time zone. */
const recurrence = {
  everyDays: z.number().int().min(1).max(366),
  /** Days after the start of its turn on which it starts, from 0. */
  startsAfterDays: z.number().int().min(0).max(365).default(0),
};

const contestTemplate = z.strictObject({
  key: programmeKey,
  name: line(3, 80),
  description: line(10, 300),
  image: mediaFile.optional(),
  ...recurrence,
  /** How long it is live. */
  forDays: z.number().int().min(1).max(60),
  /** Entry fee in coins. */
  entry: z.number().int().min(0).max(1000),
  /** Coins of rank 1, 2, 3 … */
  prizes: z.array(z.number().int().min(1).max(100_000)).min(1).max(20),
  ...drawnQuestions,
});
export type ContestTemplate = z.infer<typeof contestTemplate>;

const examTemplate = z.strictObject({
  key: programmeKey,
  title: line(3, 80),
  ...recurrence,
  /** Four digits that the players are told elsewhere; those of a practice exam stand in its title. */
  examKey: z.string().regex(/^\d{4}$/),
  durationMinutes: z.number().int().min(1).max(240),
  /** An answer may be changed until the end. */
  answerAgain: z.boolean(),
  /** Marks of the questions in their order, begun again at its end: [1, 1, 2]. */
  marks: z.array(z.number().int().min(1).max(100)).min(1).max(50),
  ...drawnQuestions,
});
export type ExamTemplate = z.infer<typeof examTemplate>;

/** The content of a programme.json. */
export const programmeRecord = z.strictObject({
  contests: z.array(contestTemplate).max(50),
  exams: z.array(examTemplate).max(50),
});
export type ProgrammeRecord = z.infer<typeof programmeRecord>;
