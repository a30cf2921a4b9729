import { createHash } from 'node:crypto';
import type { InputOf } from '@quiz-arena/contract/action-registry';
import type { ReceiptPlayer, ReceiptPoints } from '@quiz-arena/contract/battle-receipt';
import type { UserId } from '@quiz-arena/contract/ids';
import {
  type BattlePlayer,
  type BattleReceipt,
  findReceiptFault,
} from '@quiz-arena/quiz-rules/battle-receipt';
import type { Hold } from '../ledger/holds.ts';
import { battleKindOf } from './match-questions.ts';
import type { Match } from './repository.ts';

/** A battle's receipt as the service posts it. */
export type ReceiptFields = Extract<InputOf<'set_quiz_coin_score'>, { outcome: unknown }>;

/** The id of every bot; bots are no players and hold no fee. */
const BOT_ID = 'bot';

/** SHA-256 over what a receipt tells, in hex: tells a repeat from a receipt that differs. */
export function receiptDigest(fields: ReceiptFields): string {
  const { match_id, quiz_type, outcome, play_questions, left_users } = fields;
  const told = [match_id, quiz_type, outcome, play_questions, left_users, pointsOf(fields)];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/** What right answers of a 1v1 were worth, if the receipt tells it. */
export function pointsOf(fields: ReceiptFields): ReceiptPoints | undefined {
  return 'points' in fields ? fields.points : undefined;
}

/**
 * The receipt in the words of the rules, its right answers from the match's own questions and its fee from the holds.
 * @returns a sentence for the operator when the receipt contradicts itself or what is held
 */
export function readReceipt(
  fields: ReceiptFields,
  { match, holds }: { match: Match; holds: readonly Hold[] },
): BattleReceipt | string {
  if (fields.quiz_type !== match.quizType) return `the match is of type ${match.quizType}`;
  const left = new Map(fields.left_users?.map(({ user_id, reason }) => [user_id, reason]));
  const players = (fields.play_questions ?? []).map((player) => readPlayer(player, left));
  const people = players.filter(({ isBot }) => !isBot).map(({ userId }) => userId);
  if (fields.is_bot !== players.some(({ isBot }) => isBot)) return 'is_bot contradicts the players';
  if (!hasSameMembers(people, holds)) return 'its players are not those whose fees are held';
  const receipt = {
    matchId: match.matchId,
    entryCoins: match.entryCoin,
    questions: match.questions.map(({ questionId, answer }) => ({ id: questionId, rightAnswer: answer })),
    players,
    ending: fields.outcome,
  };
  return findReceiptFault(receipt, battleKindOf(match.quizType).maxPlayers) ?? receipt;
}

/** Unanswered questions stand in the receipt as ""; the rules leave them out. */
function readPlayer(
  { userId, answers }: ReceiptPlayer,
  left: ReadonlyMap<UserId, 'left' | 'lost' | 'kicked'>,
): BattlePlayer {
  const reason = left.get(userId);
  return {
    userId,
    isBot: userId === BOT_ID,
    answers: answers.filter(({ answer }) => answer !== ''),
    departure: reason === undefined ? null : reason === 'lost' ? 'lost' : 'left',
  };
}

function hasSameMembers(people: readonly UserId[], holds: readonly Hold[]): boolean {
  const held = new Set(holds.map(({ userId }) => userId));
  return people.length === held.size && people.every((userId) => held.has(userId));
}
