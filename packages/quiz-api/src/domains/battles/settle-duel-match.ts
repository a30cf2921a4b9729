import type { BadgeType } from '@quiz-arena/contract/badges';
import type { DuelResult, VoidResult } from '@quiz-arena/contract/quiz-results';
import type { Settings } from '@quiz-arena/contract/settings';
import { duelBadges } from '@quiz-arena/quiz-rules/badges';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { type BattlePointsPolicy, speedBounds } from '@quiz-arena/quiz-rules/score-battle';
import { type DuelPlayerResult, type DuelSettlement, settleDuel } from '@quiz-arena/quiz-rules/settle-duel';
import type { Transaction } from '../../db/database.ts';
import { recordScores } from '../leaderboards/service.ts';
import { recordBattleEffects } from './battle-effects.ts';
import { battleKindOf } from './match-questions.ts';
import { payOut } from './pay-out.ts';
import { type RatedDuel, rateDuel, UNRATED } from './rate-duel.ts';
import { countFriendBattle, endMatch, type Match, type PlayedResult, recordResults } from './repository.ts';
import { byId, type MatchCircumstances, type SoundReceipt } from './sound-receipt.ts';
import { fullRefund, voidResult } from './void-match.ts';

/** Friend battles of one pair that reach the boards on a day. */
const FRIEND_BATTLES_A_DAY = 3;
const RANDOM = '1.3';
const FRIEND = '1.4';

/** Settles a 1v1 whose players are locked: coins and all that follows from them. */
export async function settleDuelMatch(
  tx: Transaction,
  sound: SoundReceipt,
  circumstances: MatchCircumstances,
): Promise<DuelResult | VoidResult> {
  const { match, holds, receipt, receiptDigest } = sound;
  const at = circumstances.now;
  const canReachBoards = await mayScore(tx, sound, circumstances);
  const points = pointsPolicy(sound, circumstances.settings);
  const duel = settleDuel(receipt, { points, canReachBoards });
  const isAgainstBot = receipt.players.some(({ isBot }) => isBot);
  const paid = isAgainstBot
    ? fullRefund(holds)
    : new Map(duel.players.map(({ userId, coins }) => [userId, coins]));
  const title = duel.winnerId !== null && !isAgainstBot ? 'wonBattle' : 'returnedEntry';
  await payOut(tx, match, { holds, paid, title, at });
  const rated = duel.counts && match.quizType === RANDOM ? rateDuel(duel, sound.ratings) : UNRATED;
  const badges = duel.counts ? await recordDuel(tx, sound, { duel, rated }, circumstances) : {};
  const isVoid = receipt.ending === 'everyoneLeft';
  const changes = {
    match_id: match.matchId,
    coins: Object.fromEntries(paid),
    ratings: rated.changes,
    badges,
  };
  const result = isVoid ? voidResult(match.matchId, paid) : duelResult(sound, duel, changes);
  await endMatch(tx, match.matchId, { state: 'settled', endedAt: at, receiptDigest, result });
  return result;
}

/** Points as they were when the room opened, else by the settings of the battle's kind. */
function pointsPolicy({ points, match }: SoundReceipt, settings: Settings): BattlePointsPolicy {
  if (points !== undefined) {
    const { correct, quickest, second_quickest } = points;
    const bonuses = { quickestBonus: quickest, secondQuickestBonus: second_quickest };
    return { correctPoints: correct, ...bonuses, ...speedBounds };
  }
  const kind = battleKindOf(match.quizType).settings === 'one' ? 'one' : 'random';
  return {
    correctPoints: settings[`battle_mode_${kind}_correct_answer_credit_score`],
    quickestBonus: settings[`battle_mode_${kind}_quickest_correct_answer_extra_score`],
    secondQuickestBonus: settings[`battle_mode_${kind}_second_quickest_correct_answer_extra_score`],
    ...speedBounds,
  };
}

async function mayScore(
  tx: Transaction,
  { match, receipt }: SoundReceipt,
  { settings, now }: MatchCircumstances,
): Promise<boolean> {
  if (match.quizType !== FRIEND || receipt.ending === 'everyoneLeft') return true;
  const [first, second] = receipt.players.map(({ userId }) => userId).sort(byId);
  if (first === undefined || second === undefined || receipt.players.some(({ isBot }) => isBot)) return true;
  const today = dayIn(settings.system_timezone, now);
  return (await countFriendBattle(tx, [first, second], today)) <= FRIEND_BATTLES_A_DAY;
}

async function recordDuel(
  tx: Transaction,
  { match, receipt }: SoundReceipt,
  { duel, rated }: { duel: DuelSettlement; rated: RatedDuel },
  { settings, now }: MatchCircumstances,
): Promise<Record<string, BadgeType[]>> {
  const isRandom = match.quizType === RANDOM;
  const scores = duel.players.map(({ userId, boardPoints }) => ({ userId, points: boardPoints }));
  await recordScores(tx, scores, { at: now, zone: settings.system_timezone });
  const winsInRow = await recordResults(tx, historyOf(match, duel, now), { isRandom, ratings: rated.after });
  const effects = duel.players.flatMap(({ userId, outcome, correct, coins, isFlawless }) => {
    if (outcome === 'void') return [];
    const badges = duelBadges({
      isRandom,
      isWinner: outcome === 'win',
      isFlawless,
      isCompleted: receipt.ending === 'completed',
      winsInRow: winsInRow.get(userId) ?? 0,
    });
    return [{ userId, correct, coinsWon: Math.max(0, coins - match.entryCoin), badges }];
  });
  return await recordBattleEffects(tx, match, effects, now);
}

/** How the battle ended for each of the two; nothing of one without a result. */
function historyOf({ matchId }: Match, { players }: DuelSettlement, endedAt: Date): PlayedResult[] {
  return players.flatMap(({ userId, outcome }) => {
    const opponentId = players.find((other) => other.userId !== userId)?.userId ?? null;
    return outcome === 'void' ? [] : [{ matchId, userId, opponentId, outcome, endedAt }];
  });
}

function duelResult(
  { match, receipt, toldTo }: SoundReceipt,
  duel: DuelSettlement,
  changes: Pick<DuelResult, 'match_id' | 'coins' | 'ratings' | 'badges'>,
): DuelResult {
  const [first, second] = duel.players;
  if (first === undefined || second === undefined) throw new Error('a battle of two has two players');
  const winner = duel.players.find(({ userId }) => userId === duel.winnerId);
  return {
    result_type: 'duel',
    user_id: toldTo ?? first.userId,
    entry_coin: match.entryCoin,
    total_questions: match.questions.length,
    user1_id: first.userId,
    user2_id: second.userId,
    winner_user_id: duel.winnerId ?? '0',
    winner_coin: winner?.coins ?? 0,
    is_drawn: duel.isDraw,
    leftUser: receipt.players.find(({ departure }) => departure !== null)?.userId ?? '',
    user1_data: duelSide(first),
    user2_data: duelSide(second),
    ...changes,
  };
}

function duelSide(player: DuelPlayerResult): DuelResult['user1_data'] {
  return {
    correctAnswer: player.correct,
    userPoints: player.points,
    earnCoin: player.coins,
    is_quickest: player.quickest,
    quickest_bonus: player.quickestBonus,
    second_quickest_bonus: player.secondQuickestBonus,
  };
}
