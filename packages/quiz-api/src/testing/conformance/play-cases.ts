import type { AttemptId, QuestionId } from '@quiz-arena/contract/ids';
import { answerAll, openLevel, playLevel, settle } from '../play-level.ts';
import type { TestAnswer, TestApi, TestPlayer } from '../test-api.ts';
import { asNewcomer, type Conformance, inEmptyGame, type World } from './conformance-case.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOWHERE = 'nowhere';
const nothing = { type: 'category', type_id: NOWHERE } as const;
const NO_QUESTION = '999999999' as QuestionId;

/** Two players of one case: the one who plays, and the first question of the level that is open. */
async function inLevel({ api }: World) {
  const player = await api.signUp();
  const opened = await openLevel(api, player);
  const question = opened.data[0]?.id;
  if (question === undefined) throw new Error('an empty level');
  return {
    player,
    place: { attempt_id: opened.attempt_id as AttemptId, question_id: question as QuestionId },
  };
}

/** A player, and a question that he was asked. */
async function asked(
  { api }: World,
  action: 'get_questions_by_level' | 'get_multi_match_questions_by_level',
) {
  const fields = { category: action === 'get_questions_by_level' ? 'history' : 'matches', level: '1' };
  const player = await api.signUp();
  const [question] = (await api.post(action, fields, player)).body.data;
  return { player, question_id: question.id as QuestionId };
}

/** A time in the zone of the game, from now. */
function local(api: TestApi, hours: number): string {
  return new Date(api.clock.now().getTime() + (hours + 5.5) * HOUR_MS).toISOString().slice(0, 16);
}

async function announced(api: TestApi, command: 'contest' | 'exam', fields: object): Promise<string> {
  const window = { start: local(api, -1), end: local(api, 2), questions: 5, categories: 'science' };
  const { body } = await api.operate(`${command}-create`, { ...window, ...fields });
  return body[command].id;
}

function contest(api: TestApi, entry = 0): Promise<string> {
  return announced(api, 'contest', { name: 'A contest', description: 'Of tests', prizes: '10', entry });
}

async function exam(api: TestApi): Promise<string> {
  return announced(api, 'exam', { title: 'An exam', key: '4711', minutes: 10 });
}

/** Plays something that can be played once to its end. */
async function played(
  api: TestApi,
  player: TestPlayer,
  action: 'get_daily_quiz' | 'get_questions_by_contest',
  fields: Record<string, string>,
): Promise<TestAnswer> {
  await api.post(action, fields, player);
  const quiz_type = action === 'get_daily_quiz' ? '1.1' : 'contest';
  return await api.post('set_quiz_coin_score', { quiz_type }, player);
}

/** Calls that open an attempt or belong to one. */
export const playCases = {
  get_questions_by_level: {
    OK: asNewcomer('get_questions_by_level', { category: 'history', level: '1' }),
    DATA_NOT_FOUND: asNewcomer('get_questions_by_level', { category: NOWHERE, level: '1' }),
  },
  get_daily_quiz: {
    OK: asNewcomer('get_daily_quiz', {}),
    DATA_NOT_FOUND: inEmptyGame('get_daily_quiz', {}),
    ALREADY_PLAYED_TODAY: async ({ api }) => {
      const player = await api.signUp();
      await played(api, player, 'get_daily_quiz', {});
      return api.call('get_daily_quiz', {}, player);
    },
  },
  get_questions_by_type: {
    OK: asNewcomer('get_questions_by_type', { type: '2' }),
    DATA_NOT_FOUND: inEmptyGame('get_questions_by_type', { type: '2' }),
  },
  get_fun_n_learn: {
    OK: asNewcomer('get_fun_n_learn', { type: 'category', type_id: 'texts' }),
    DATA_NOT_FOUND: asNewcomer('get_fun_n_learn', nothing),
  },
  get_fun_n_learn_questions: {
    OK: async ({ api }) => {
      const player = await api.signUp();
      const texts = await api.call('get_fun_n_learn', { type: 'category', type_id: 'texts' }, player);
      return api.post('get_fun_n_learn_questions', { fun_n_learn_id: texts.body.data[0].id }, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_fun_n_learn_questions', { fun_n_learn_id: '999999' }),
  },
  get_guess_the_word: {
    OK: asNewcomer('get_guess_the_word', { type: 'category', type_id: 'words' }),
    DATA_NOT_FOUND: asNewcomer('get_guess_the_word', nothing),
  },
  get_questions_for_self_challenge: {
    OK: asNewcomer('get_questions_for_self_challenge', {
      category_slug: 'history',
      limit: '5',
      minutes: '3',
    }),
    DATA_NOT_FOUND: asNewcomer('get_questions_for_self_challenge', { category_slug: NOWHERE, limit: '5' }),
  },
  get_audio_questions: {
    OK: asNewcomer('get_audio_questions', { type: 'category', type_id: 'sounds' }),
    DATA_NOT_FOUND: asNewcomer('get_audio_questions', nothing),
  },
  get_maths_questions: {
    OK: asNewcomer('get_maths_questions', { type: 'category', type_id: 'sums' }),
    DATA_NOT_FOUND: asNewcomer('get_maths_questions', nothing),
  },
  get_multi_match_questions_by_level: {
    OK: asNewcomer('get_multi_match_questions_by_level', { category: 'matches', level: '1' }),
    DATA_NOT_FOUND: asNewcomer('get_multi_match_questions_by_level', { category: NOWHERE, level: '1' }),
  },
  submit_answer: {
    OK: async (world) => {
      const { player, place } = await inLevel(world);
      return world.api.call('submit_answer', { ...place, answer: 'a' }, player);
    },
    DATA_NOT_FOUND: async (world) => {
      const { player, place } = await inLevel(world);
      return world.api.call('submit_answer', { ...place, question_id: NO_QUESTION, answer: 'a' }, player);
    },
  },
  use_lifeline: {
    OK: async (world) => {
      const { player, place } = await inLevel(world);
      return world.api.call('use_lifeline', { ...place, lifeline: 'used5050lifeline' }, player);
    },
    DATA_NOT_FOUND: async (world) => {
      const { player, place } = await inLevel(world);
      const elsewhere = { ...place, question_id: NO_QUESTION };
      return world.api.call('use_lifeline', { ...elsewhere, lifeline: 'used5050lifeline' }, player);
    },
    NOT_ENOUGH_COINS: async (world) => {
      const { player, place } = await inLevel(world);
      await world.give(player, -10);
      return world.api.call('use_lifeline', { ...place, lifeline: 'used5050lifeline' }, player);
    },
  },
  get_review: {
    OK: async ({ api }) => {
      const player = await api.signUp();
      const { attempt_id } = await playLevel(api, player, 3);
      return api.call('get_review', { attempt_id }, player);
    },
    NOT_ENOUGH_COINS: async ({ api, give }) => {
      const player = await api.signUp();
      const { attempt_id } = await playLevel(api, player, 0);
      await give(player, -10);
      return api.call('get_review', { attempt_id }, player);
    },
  },
  get_mistakes: {
    OK: async ({ api }) => {
      const player = await api.signUp();
      await playLevel(api, player, 0);
      api.clock.advance(2 * DAY_MS);
      return api.call('get_mistakes', {}, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_mistakes', {}),
  },
  set_quiz_coin_score: {
    OK: async ({ api }) => {
      const player = await api.signUp();
      const opened = await openLevel(api, player);
      await answerAll(api, player, opened, 8);
      return { status: 200, body: await settle(api, player, opened) };
    },
    DATA_NOT_FOUND: asNewcomer('set_quiz_coin_score', { quiz_type: '1' }),
  },
  get_bookmark: {
    OK: async (world) => {
      const { player, question_id } = await asked(world, 'get_questions_by_level');
      await world.api.call('set_bookmark', { question_id, status: '1', type: '1' }, player);
      // Practice leaves out what is open elsewhere.
      await world.api.call('set_quiz_coin_score', { quiz_type: '1' }, player);
      return world.api.call('get_bookmark', { type: '1' }, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_bookmark', { type: '1' }),
  },
  set_bookmark: {
    DATA_UPDATED: async (world) => {
      const { player, question_id } = await asked(world, 'get_questions_by_level');
      return world.api.call('set_bookmark', { question_id, status: '1', type: '1' }, player);
    },
    DATA_NOT_FOUND: asNewcomer('set_bookmark', { question_id: NO_QUESTION, status: '1', type: '1' }),
  },
  report_question: {
    REPORT_SUBMITTED: async (world) => {
      const { player, question_id } = await asked(world, 'get_questions_by_level');
      return world.api.call('report_question', { question_id, message: 'It is wrong.' }, player);
    },
    DATA_NOT_FOUND: asNewcomer('report_question', { question_id: NO_QUESTION, message: 'It is wrong.' }),
  },
  multi_match_report_question: {
    REPORT_SUBMITTED: async (world) => {
      const { player, question_id } = await asked(world, 'get_multi_match_questions_by_level');
      return world.api.call('multi_match_report_question', { question_id, message: 'It is wrong.' }, player);
    },
    DATA_NOT_FOUND: async (world) => {
      const { player, question_id } = await asked(world, 'get_questions_by_level');
      return world.api.call('multi_match_report_question', { question_id, message: 'It is wrong.' }, player);
    },
  },
  get_contest: {
    OK: async (world) => {
      await contest(world.api);
      return asNewcomer('get_contest', {})(world);
    },
  },
  get_questions_by_contest: {
    OK: async (world) => {
      const contest_id = await contest(world.api, 2);
      return asNewcomer('get_questions_by_contest', { contest_id })(world);
    },
    DATA_NOT_FOUND: asNewcomer('get_questions_by_contest', { contest_id: '999999' }),
    NOT_ENOUGH_COINS: async (world) => {
      const contest_id = await contest(world.api, 11);
      return asNewcomer('get_questions_by_contest', { contest_id })(world);
    },
    ALREADY_PLAYED: async ({ api }) => {
      const contest_id = await contest(api);
      const player = await api.signUp();
      await played(api, player, 'get_questions_by_contest', { contest_id });
      return api.call('get_questions_by_contest', { contest_id }, player);
    },
  },
  get_contest_leaderboard: {
    OK: async ({ api }) => {
      const contest_id = await contest(api);
      const player = await api.signUp();
      await played(api, player, 'get_questions_by_contest', { contest_id });
      return api.call('get_contest_leaderboard', { contest_id }, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_contest_leaderboard', { contest_id: '999999' }),
  },
  get_exam_module: {
    OK: async (world) => {
      await exam(world.api);
      return asNewcomer('get_exam_module', { type: '1' })(world);
    },
    DATA_NOT_FOUND: asNewcomer('get_exam_module', { type: '2' }),
  },
  get_exam_module_questions: {
    OK: async (world) => {
      const exam_module_id = await exam(world.api);
      return asNewcomer('get_exam_module_questions', { exam_module_id, exam_key: '4711' })(world);
    },
    DATA_NOT_FOUND: asNewcomer('get_exam_module_questions', { exam_module_id: '999999', exam_key: '4711' }),
    WRONG_EXAM_KEY: async (world) => {
      const exam_module_id = await exam(world.api);
      return asNewcomer('get_exam_module_questions', { exam_module_id, exam_key: '1174' })(world);
    },
    ALREADY_PLAYED: async ({ api }) => {
      const exam_module_id = await exam(api);
      const player = await api.signUp();
      await api.call('get_exam_module_questions', { exam_module_id, exam_key: '4711' }, player);
      await api.call('set_exam_module_result', { exam_module_id }, player);
      return api.call('get_exam_module_questions', { exam_module_id }, player);
    },
  },
  set_exam_module_result: {
    DATA_INSERTED: async ({ api }) => {
      const exam_module_id = await exam(api);
      const player = await api.signUp();
      await api.call('get_exam_module_questions', { exam_module_id, exam_key: '4711' }, player);
      return api.call('set_exam_module_result', { exam_module_id }, player);
    },
    DATA_NOT_FOUND: asNewcomer('set_exam_module_result', { exam_module_id: '999999' }),
  },
} satisfies Partial<Conformance>;
