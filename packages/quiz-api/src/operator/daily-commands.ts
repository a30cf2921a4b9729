import type { QuestionId } from '@quiz-arena/contract/ids';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { findQuestions } from '../domains/catalogue/question-store.ts';
import { dailyList, setDailyList } from '../domains/daily/daily-list.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';
import { readLanguage } from './programme-arguments.ts';

export const dailyCommands = {
  async 'daily show'({ day, language }, { tx, settings, now }) {
    const languageId = readLanguage(language);
    const ids = await dailyList(tx, { day, languageId }, { settings, now });
    const questions = await findQuestions(tx, ids);
    return {
      day,
      language,
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    };
  },

  async 'daily set'({ day, questions, language }, { tx, settings, now }) {
    const languageId = readLanguage(language);
    if (day <= dayIn(settings.system_timezone, now))
      throw new CommandRefused(`${day} has begun: its list stays.`);
    const ids = [...new Set(questions.split(','))] as QuestionId[];
    const found = await findQuestions(tx, ids);
    const good = found.filter((row) => row.kind === 1 && row.languageId === languageId && !row.isRetired);
    const missing = ids.filter((id) => !good.some((question) => question.id === id));
    if (missing.length > 0)
      throw new CommandRefused(`No quiz zone question in ${language}: ${missing.join(', ')}.`);
    await setDailyList(tx, { day, languageId, questionIds: ids });
    return { day, language, questions: ids };
  },
} satisfies Partial<Runs>;
