import type { LanguageId, QuestionId } from '@quiz-arena/contract/ids';
import { instantOf } from '@quiz-arena/quiz-rules/local-time';
import { languageIdOf } from '../domains/languages/quiz-languages.ts';
import { drawProgrammeQuestions } from '../domains/programme/draw-questions.ts';
import { Refusal } from '../http/refusal.ts';
import { CommandRefused, type OperatorTools } from './operator-tools.ts';

/** When a contest or exam is open. @throws CommandRefused when it ends before it starts, or has ended */
export function windowOf(
  { start, end }: { start: string; end: string },
  { settings, now }: OperatorTools,
): { startsAt: Date; endsAt: Date } {
  const { system_timezone: zone } = settings;
  const startsAt = readTime(zone, start);
  const endsAt = readTime(zone, end);
  if (startsAt >= endsAt || endsAt <= now) {
    throw new CommandRefused(`It would be open from ${start} to ${end} (${zone}): that is over, or never.`);
  }
  return { startsAt, endsAt };
}

/** The questions of a contest or exam. @throws CommandRefused when there are too few */
export async function drawFor(
  given: { language: string; categories: string[]; questions: number },
  seed: string,
  { tx, settings, now }: OperatorTools,
): Promise<{ languageId: LanguageId; questionIds: QuestionId[] }> {
  const languageId = readLanguage(given.language);
  const { categories, questions: count } = given;
  const questionIds = await drawProgrammeQuestions(
    tx,
    { languageId, categories, count, seed },
    { settings, now },
  ).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw new CommandRefused(`Not a category: one of ${categories.join(', ')}.`);
    throw error;
  });
  if (questionIds.length < count) {
    throw new CommandRefused(`Only ${questionIds.length} questions are free in ${categories.join(', ')}.`);
  }
  return { languageId, questionIds };
}

/** @throws CommandRefused for a language that no questions are written in */
export function readLanguage(code: string): LanguageId {
  try {
    return languageIdOf(code);
  } catch {
    throw new CommandRefused(`No quiz language has the code ${code}.`);
  }
}

function readTime(zone: string, text: string): Date {
  try {
    return instantOf(zone, text);
  } catch {
    throw new CommandRefused(`${text} is no time.`);
  }
}
