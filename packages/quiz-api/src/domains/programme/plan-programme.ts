import type { Settings } from '@quiz-arena/contract/settings';
import type {
  ContestTemplate,
  ExamTemplate,
  ProgrammeRecord,
} from '@quiz-arena/question-bank/programme-format';
import { type CalendarDay, dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { addDays, dayStart, daysBetween } from '@quiz-arena/quiz-rules/local-time';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { mediaPath } from '../catalogue/content-questions.ts';
import { announceContest, hasContestTurn } from '../contests/announce-contest.ts';
import { announceExam, hasExamTurn } from '../exams/announce-exam.ts';
import { languageIdOf } from '../languages/quiz-languages.ts';
import { drawProgrammeQuestions } from './draw-questions.ts';

export type Programme = ProgrammeRecord & { readonly language: string };

/** Turns are counted from this Monday. */
const FIRST_DAY: CalendarDay = '2026-01-05';

interface Turn {
  readonly template: ContestTemplate | ExamTemplate;
  readonly language: string;
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
}

/**
 * Announces the contests and exams that come again and again: of each template the turn that runs now and the next
 * one. Repeating it changes nothing, nor does a change of the zone announce a turn again. @returns how many were announced
 */
export async function planProgramme(
  db: Database,
  programmes: readonly Programme[],
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<number> {
  const today = dayIn(settings.system_timezone, now);
  let announced = 0;
  for (const { language, contests, exams } of programmes) {
    for (const template of contests)
      for (const turn of turnsOf(template, language, template.forDays, today))
        if (await announce(db, turn, { settings, now })) announced += 1;
    for (const template of exams)
      for (const turn of turnsOf(template, language, 1, today))
        if (await announce(db, turn, { settings, now })) announced += 1;
  }
  return announced;
}

/** The turn of today and the one after it, unless they are over. */
function turnsOf(template: Turn['template'], language: string, days: number, today: CalendarDay): Turn[] {
  const { everyDays, startsAfterDays } = template;
  const turn = Math.floor(daysBetween(FIRST_DAY, today) / everyDays);
  return [turn, turn + 1]
    .map((number) => addDays(FIRST_DAY, number * everyDays + startsAfterDays))
    .map((startsOn) => ({ template, language, startsOn, endsOn: addDays(startsOn, days) }))
    .filter(({ endsOn }) => endsOn > today);
}

async function announce(
  db: Database,
  { template, language, startsOn, endsOn }: Turn,
  circumstances: { readonly settings: Settings; readonly now: Date },
): Promise<boolean> {
  const zone = circumstances.settings.system_timezone;
  const templateKey = `${language}/${template.key}`;
  const isContest = 'prizes' in template;
  const isThere = isContest ? hasContestTurn : hasExamTurn;
  if (await isThere(db, templateKey, startsOn)) return false;
  const languageId = languageIdOf(language);
  const { categories, questions: count } = template;
  const wanted = { languageId, categories, count, seed: `${templateKey}/${startsOn}` };
  const questionIds = await drawProgrammeQuestions(db, wanted, circumstances).catch(noneWithoutContent);
  if (questionIds.length === 0) return false;
  const window = { startsAt: dayStart(zone, startsOn), endsAt: dayStart(zone, endsOn) };
  const common = { templateKey, turnDay: startsOn, languageId, ...window, questionIds };
  if (isContest) {
    const { name, description, entry, prizes, image } = template;
    const contest = { ...common, name, description, entry, prizes, image: mediaPath(image) };
    return (await announceContest(db, contest)) !== undefined;
  }
  const { title, examKey, durationMinutes, answerAgain, marks } = template;
  const exam = { ...common, title, examKey, durationMinutes, answerAgain, marks };
  return (await announceExam(db, exam)) !== undefined;
}

/** A category that the content does not have (any more) leaves its contests out. */
function noneWithoutContent(error: unknown): [] {
  if (error instanceof Refusal) return [];
  throw error;
}
