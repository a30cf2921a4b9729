import type { AnswerOf } from '@quiz-arena/contract/action-registry';
import type { TestApi, TestPlayer } from './test-api.ts';

export type OpenedLevel = AnswerOf<'get_questions_by_level'>;
type LevelQuestion = OpenedLevel['data'][number];

export interface LevelFields {
  readonly category?: string;
  readonly subcategory?: string;
  readonly level?: string;
}

/** The letter of the option with this text; in the small bank 'Right' is right everywhere. */
export function letterOf(question: LevelQuestion, text: string): string {
  const texts = [question.optiona, question.optionb, question.optionc, question.optiond, question.optione];
  const letter = 'abcde'[texts.indexOf(text)];
  if (letter === undefined) throw new Error(`no option says ${text}`);
  return letter;
}

/** Opens or resumes a level; level 1 of History when not said. */
export async function openLevel(
  api: TestApi,
  player: TestPlayer,
  fields: LevelFields = {},
): Promise<OpenedLevel> {
  const answer = await api.post(
    'get_questions_by_level',
    { category: 'history', level: '1', ...fields },
    player,
  );
  if (answer.body.error) throw new Error(`no level: ${answer.body.message}`);
  return answer.body;
}

/** Answers one question, a few seconds after it started. */
export async function answerQuestion(
  api: TestApi,
  player: TestPlayer,
  opened: OpenedLevel,
  index: number,
  text: 'Right' | 'Wrong' | '',
) {
  const question = opened.data[index];
  if (question === undefined) throw new Error(`no question ${index}`);
  const answer = text === '' ? '' : letterOf(question, text);
  const fields = { attempt_id: opened.attempt_id, question_id: question.id, answer };
  return (await api.post('submit_answer', fields, player)).body;
}

/** Answers the first `right` questions right and the others wrong, each 6 s after the one before. */
export async function answerAll(
  api: TestApi,
  player: TestPlayer,
  opened: OpenedLevel,
  right: number,
): Promise<void> {
  for (const index of opened.data.keys()) {
    api.clock.advance(6_000);
    await answerQuestion(api, player, opened, index, index < right ? 'Right' : 'Wrong');
  }
}

/** Settles the attempt. */
export async function settle(api: TestApi, player: TestPlayer, opened: OpenedLevel) {
  const fields = { quiz_type: '1', attempt_id: opened.attempt_id } as const;
  return (await api.post('set_quiz_coin_score', fields, player)).body;
}

/** Plays a level from its opening to its settlement. */
export async function playLevel(api: TestApi, player: TestPlayer, right: number, fields: LevelFields = {}) {
  const opened = await openLevel(api, player, fields);
  await answerAll(api, player, opened, right);
  return (await settle(api, player, opened)).data;
}

/** The player's coins as get_user_coin_score tells them. */
export async function coinsOf(api: TestApi, player: TestPlayer): Promise<number> {
  return Number((await api.post('get_user_coin_score', {}, player)).body.data.coins);
}
