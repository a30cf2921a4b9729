import { randomUUID } from 'node:crypto';
import { announceExam, listAllExams, reportExam } from '../domains/exams/announce-exam.ts';
import type { Runs } from './operator-tools.ts';
import { drawFor, windowOf } from './programme-arguments.ts';

export const examCommands = {
  async 'exam create'(given, tools) {
    const { title, key: examKey, minutes: durationMinutes, marks } = given;
    const window = windowOf(given, tools);
    const { languageId, questionIds } = await drawFor(given, randomUUID(), tools);
    const answerAgain = given.answer_again === '1';
    const exam = { title, examKey, durationMinutes, answerAgain, languageId, questionIds, marks, ...window };
    return { exam: await announceExam(tools.tx, exam) };
  },

  async 'exam list'({ limit }, { tx }) {
    return { exams: await listAllExams(tx, limit) };
  },

  async 'exam report'({ exam }, { tx }) {
    return await reportExam(tx, exam);
  },
} satisfies Partial<Runs>;
