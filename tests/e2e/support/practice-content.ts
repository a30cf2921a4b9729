import type { Page } from '@playwright/test';
import { rightAnswerOf } from './asked-question.ts';
import { callsOf } from './player-calls.ts';

interface LevelRow {
  id: string;
  question: string;
  image: string;
  optiona: string;
  optionb: string;
}

/** How many questions are brought in. */
const QUESTIONS = 4;

/** Gives the player on the page some saved questions that were answered wrongly, by the calls that the game makes. */
export async function bringPracticeIn(page: Page): Promise<void> {
  const call = await callsOf(page);
  const place = { category: 'history', subcategory: 'twentieth-century', level: '1' };
  const { data, attempt_id } = (await call('get_questions_by_level', place)) as {
    data: LevelRow[];
    attempt_id: string;
  };
  for (const row of data.slice(0, QUESTIONS)) {
    await call('submit_answer', { attempt_id, question_id: row.id, answer: wrongLetter(row) });
    await call('set_bookmark', { question_id: row.id, status: '1', type: '1' });
  }
  await call('set_quiz_coin_score', { attempt_id, quiz_type: '1', play_questions: '[]' });
}

function wrongLetter({ question, image, optiona }: LevelRow): string {
  const picture = image.split('/media/bank/')[1];
  const { texts } = rightAnswerOf(picture === undefined ? question : `${question} [${picture}]`);
  return texts.includes(optiona) ? 'b' : 'a';
}
