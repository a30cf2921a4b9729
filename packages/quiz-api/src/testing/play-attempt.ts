import type { AttemptState } from '@quiz-arena/contract/attempt-state';
import type { AttemptType } from '@quiz-arena/contract/modes';
import type { TestApi, TestPlayer } from './test-api.ts';

/** A question of the small bank as a player gets it. */
export type PlayedQuestion = { readonly id: string; readonly question_id?: string } & Readonly<
  Record<string, string>
>;

export interface OpenedAttempt {
  readonly data: readonly PlayedQuestion[];
  readonly attempt_id: string;
  readonly attempt: AttemptState;
}

/** Calls that open an attempt on the small bank's content, by the mode that they play. */
export const openings = {
  '1.1': ['get_daily_quiz', {}],
  '1.2': ['get_questions_by_type', { type: '2' }],
  '3': ['get_guess_the_word', { type: 'category', type_id: 'words' }],
  '4': ['get_audio_questions', { type: 'category', type_id: 'sounds' }],
  '5': ['get_maths_questions', { type: 'category', type_id: 'sums' }],
  '6': ['get_multi_match_questions_by_level', { category: 'matches', level: '1' }],
  self_challenge: [
    'get_questions_for_self_challenge',
    { category_slug: 'history', limit: '10', minutes: '6' },
  ],
} as const satisfies Partial<Record<AttemptType, readonly [string, Record<string, string>]>>;

/** Opens or resumes an attempt. */
export async function open(
  api: TestApi,
  player: TestPlayer,
  [action, fields]: readonly [string, Readonly<Record<string, string>>],
): Promise<OpenedAttempt> {
  const { body } = await api.post(action, fields, player);
  if (body.error) throw new Error(`${action}: ${body.message}`);
  return body;
}

/** What is right in the small bank. */
export function rightAnswer(question: PlayedQuestion): string {
  if (question.letters !== undefined) return 'blue  whale';
  if (question.answer_type === '1') return 'c,a';
  if (question.answer_type === '2') return 'd,c,b,a';
  return letterOf(question, question.question_type === '2' ? 'True' : 'Right');
}

/** An answer that is not. */
export function wrongAnswer(question: PlayedQuestion): string {
  if (question.letters !== undefined) return 'humpback';
  if (question.answer_type !== undefined) return 'a,b,c,d';
  return letterOf(question, question.question_type === '2' ? 'False' : 'Wrong');
}

/** Answers one question and gives the body. */
export async function give(
  api: TestApi,
  player: TestPlayer,
  opened: OpenedAttempt,
  question: PlayedQuestion,
  answer: string,
) {
  const fields = { attempt_id: opened.attempt_id, question_id: question.question_id ?? question.id, answer };
  return (await api.post('submit_answer', fields, player)).body;
}

/** Answers the first `right` questions right and the others wrong, each `seconds` after the one before. */
export async function giveAll(
  api: TestApi,
  player: TestPlayer,
  opened: OpenedAttempt,
  right: number,
  seconds = 12,
): Promise<void> {
  for (const [index, question] of opened.data.entries()) {
    api.clock.advance(seconds * 1000);
    const answer = index < right ? rightAnswer(question) : wrongAnswer(question);
    await give(api, player, opened, question, answer);
  }
}

/** Settles an attempt and gives the body. */
export async function settleAttempt(
  api: TestApi,
  player: TestPlayer,
  quizType: AttemptType,
  opened: OpenedAttempt,
) {
  const fields = { quiz_type: quizType, attempt_id: opened.attempt_id };
  return (await api.post('set_quiz_coin_score', fields, player)).body;
}

/** Plays from the opening to the settlement and gives the result. */
export async function play(
  api: TestApi,
  player: TestPlayer,
  quizType: AttemptType,
  opening: readonly [string, Readonly<Record<string, string>>],
  right: number,
) {
  const opened = await open(api, player, opening);
  await giveAll(api, player, opened, right);
  return (await settleAttempt(api, player, quizType, opened)).data;
}

function letterOf(question: PlayedQuestion, text: string): string {
  const letter = [...'abcde'].find((each) => question[`option${each}`] === text);
  if (letter === undefined) throw new Error(`no option says ${text}`);
  return letter;
}
