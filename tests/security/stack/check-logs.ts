import { ValidPlay } from '../fuzz/valid-play.ts';
import type { Tried } from '../report/security-row.ts';
import type { SecurityStack } from './security-stack.ts';

/** Texts that stand nowhere but in what is sent here. */
const canaries = {
  'a question': 'Quokkacanary asks what?',
  'an option': 'Numbatcanary',
  'a note': 'Bilbycanary is why.',
  'a report': 'Dibblercanary is wrong.',
  'a player’s name': 'Potoroocanary',
  'an address for payments': 'wombatcanary@example.com',
  'a message with a payment': 'Echidnacanary please.',
  'a sign-in token': 'forged.canary.token',
  'a push token': 'push-canary-token',
} as const;

const QUESTIONS = 10;

/** Ten questions of a category of their own, as an operator brings them in. */
function canaryRecords() {
  return Array.from({ length: QUESTIONS }, (_, index) => ({
    key: `canaries.level.${index}`,
    language: 'en',
    mode: 'quiz-zone',
    category: 'Canaries',
    subcategory: '',
    kind: 'choice',
    level: 1,
    question: `${canaries['a question']} ${index}`,
    options: [`${canaries['an option']} ${index}`, `Other ${index}`, `Third ${index}`, `Last ${index}`],
    answer: ['a'],
    note: canaries['a note'],
    difficulty: 1,
    source: 'own',
    licence: 'own',
    image: '',
    audio: '',
    clipMs: 0,
    text: '',
    detail: '',
    contentType: 'none',
    contentData: '',
  }));
}

/**
 * Plays a level and battles, pays, reports, fails to sign in, all on servers that log as much as they can, and looks for
 * what belongs to players and what opens doors in what they logged.
 */
export async function checkLogs(stack: SecurityStack): Promise<Tried> {
  await stack.operate('import', { records: canaryRecords() });
  const players = await stack.createPlayers(3, 1_000);
  const [ada, bob, cleo] = players;
  if (ada === undefined || bob === undefined || cleo === undefined)
    throw new Error('three players were asked for');
  await playLevel(stack, cleo.token);
  await doOtherThings(stack, cleo.token);
  const play = new ValidPlay(stack.battle.url, [[ada.token, bob.token]]);
  const playing = play.run();
  play.stop();
  await playing;
  const log = stack.readLogs();
  const secrets = [
    ...Object.entries(stack.secrets),
    ...players.map(({ id, token }) => [`the token of player ${id}`, token] as const),
  ];
  const wanted = [...Object.entries(canaries), ...secrets];
  const faults = wanted.filter(([, text]) => log.includes(text)).map(([what]) => `the log holds ${what}`);
  if (log.length === 0) faults.push('nothing was logged');
  const { battles, findings } = play.report();
  if (battles !== 1) faults.push(`the battle was not played: ${findings.join(', ')}`);
  return { cases: wanted.length, faults, notes: [`${log.length.toLocaleString('en')} characters of logs`] };
}

async function playLevel(stack: SecurityStack, token: string): Promise<void> {
  const { body } = await stack.call('get_questions_by_level', { category: 'canaries', level: '1' }, token);
  const questions = body.data as readonly { readonly id: string; readonly question: string }[];
  const attempt_id = String(body.attempt_id);
  if (questions.length !== QUESTIONS) throw new Error(`the level has ${questions.length} questions`);
  for (const { id } of questions) {
    await stack.call('submit_answer', { attempt_id, question_id: id, answer: 'a' }, token);
  }
  await stack.call('set_quiz_coin_score', { quiz_type: '1', attempt_id }, token);
  await stack.call('get_review', { attempt_id }, token);
  await stack.call(
    'report_question',
    { question_id: questions[0]?.id ?? '', message: canaries['a report'] },
    token,
  );
}

async function doOtherThings(stack: SecurityStack, token: string): Promise<void> {
  await stack.call('update_profile', { name: canaries['a player’s name'] }, token);
  await stack.call('update_fcm_id', { web_fcm_id: canaries['a push token'] }, token);
  const payment = {
    payment_type: 'PayPal',
    payment_address: canaries['an address for payments'],
    payment_amount: '10',
    coin_used: '100',
    details: canaries['a message with a payment'],
  };
  await stack.call('set_payment_request', payment, token);
  await stack.call('user_signup', { firebase_id: 'canary', type: 'email' }, canaries['a sign-in token']);
  await stack.call('get_user_by_id', {}, `${token}x`);
  await stack.call('get_user_by_id', { nonsense: canaries['a report'] }, token);
}
