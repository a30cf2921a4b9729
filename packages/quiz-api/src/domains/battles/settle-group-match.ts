import type { BadgeType } from '@quiz-arena/contract/badges';
import type { GroupResult, VoidResult } from '@quiz-arena/contract/quiz-results';
import { groupBadges } from '@quiz-arena/quiz-rules/badges';
import { type GroupSettlement, settleGroup } from '@quiz-arena/quiz-rules/settle-group';
import type { Transaction } from '../../db/database.ts';
import { recordBattleEffects } from './battle-effects.ts';
import { payOut } from './pay-out.ts';
import { endMatch } from './repository.ts';
import type { MatchCircumstances, SoundReceipt } from './sound-receipt.ts';
import { voidResult } from './void-match.ts';

/** Points shown per right answer; they rank nobody. */
const POINTS_PER_CORRECT = 4;

/** Settles a group battle whose players are locked: coins and all that follows from them. */
export async function settleGroupMatch(
  tx: Transaction,
  sound: SoundReceipt,
  circumstances: MatchCircumstances,
): Promise<GroupResult | VoidResult> {
  const { match, holds, receipt, receiptDigest } = sound;
  const at = circumstances.now;
  const group = settleGroup(receipt, { correctPoints: POINTS_PER_CORRECT });
  const paid = new Map(group.players.map(({ userId, coins }) => [userId, coins]));
  await payOut(tx, match, { holds, paid, title: group.counts ? 'wonGroupBattle' : 'returnedEntry', at });
  const badges = group.counts ? await recordGroup(tx, sound, group, circumstances) : {};
  const changes = { match_id: match.matchId, coins: Object.fromEntries(paid), ratings: {}, badges };
  const result = group.counts ? groupResult(sound, group, changes) : voidResult(match.matchId, paid);
  await endMatch(tx, match.matchId, { state: 'settled', endedAt: at, receiptDigest, result });
  return result;
}

async function recordGroup(
  tx: Transaction,
  { match }: SoundReceipt,
  group: GroupSettlement,
  { now }: MatchCircumstances,
): Promise<Record<string, BadgeType[]>> {
  const effects = group.players.map(({ userId, score, coins }) => ({
    userId,
    correct: score,
    coinsWon: Math.max(0, coins - match.entryCoin),
    badges: groupBadges({
      isWinner: group.winnerIds.includes(userId),
      hadOpponent: group.completedIds.some((id) => id !== userId),
    }),
  }));
  return await recordBattleEffects(tx, match, effects, now);
}

function groupResult(
  { match, receipt, toldTo }: SoundReceipt,
  group: GroupSettlement,
  changes: Pick<GroupResult, 'match_id' | 'coins' | 'ratings' | 'badges'>,
): GroupResult {
  const [first, second, third, fourth] = receipt.players.map(({ userId }) => userId);
  if (first === undefined || second === undefined) throw new Error('a group battle has two players or more');
  return {
    result_type: 'group',
    user_id: toldTo ?? first,
    total_questions: match.questions.length,
    user1_id: first,
    user2_id: second,
    ...(third === undefined ? {} : { user3_id: third }),
    ...(fourth === undefined ? {} : { user4_id: fourth }),
    total_user_count: receipt.players.length,
    entry_coin: match.entryCoin,
    totalWinner: group.winnerIds.length,
    joined_users_count: receipt.players.length,
    winner_score: group.coinsPerWinner,
    winner: [...group.winnerIds],
    user_rank: Object.fromEntries(
      group.players.map(({ userId, rank, score }) => [
        userId,
        { rank, user_id: userId, correct_answer: score },
      ]),
    ),
    ...changes,
  };
}
