import type { QuestionId } from '@quiz-arena/contract/ids';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { findQuestions } from '../domains/catalogue/question-store.ts';
import { dailyList, setDailyList } from '../domains/daily/daily-list.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';
import { readLanguage } from './programme-arguments.ts';

export const dailyCommands = {
  async 'daily show'({ day, language }, { db, reader, clock }) {
    const languageId = readLanguage(language);
    const circumstances = { settings: await reader.read(), now: clock.now() };
    const ids = await dailyList(db, { day, languageId }, circumstances);
    const questions = await findQuestions(db, ids);
    return {
      day,
      language,
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    };
  },

  async 'daily set'({ day, questions, language }, { db, reader, clock }) {
    const languageId = readLanguage(language);
    const { system_timezone: zone } = await reader.read();
    if (day <= dayIn(zone, clock.now())) throw new CommandRefused(`${day} has begun: its list stays.`);
    const ids = [...new Set(questions.split(','))] as QuestionId[];
    const found = await findQuestions(db, ids);
    const good = found.filter((row) => row.kind === 1 && row.languageId === languageId && !row.isRetired);
    const missing = ids.filter((id) => !good.some((question) => question.id === id));
    if (missing.length > 0)
      throw new CommandRefused(`No quiz zone question in ${language}: ${missing.join(', ')}.`);
    await setDailyList(db, { day, languageId, questionIds: ids });
    return { day, language, questions: ids };
  },
} satisfies Partial<Runs>;
