import { type AnswerLetter, answerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { BotLevel } from '@quiz-arena/contract/battle/bot-values';
import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { BattleState, PlayerState, QuestionPhase } from './battle-state.ts';

/** How well a bot plays: share of right answers, and how long it thinks, milliseconds. */
interface BotSkill {
  readonly successRate: number;
  readonly fastestMs: number;
  readonly slowestMs: number;
  /** Shown, never changed. */
  readonly rating: number;
}

/** The bots' levels [B12]. */
export const botSkills: { readonly [Level in BotLevel]: BotSkill } = {
  easy: { successRate: 0.45, fastestMs: 4_000, slowestMs: 14_000, rating: 1_200 },
  medium: { successRate: 0.65, fastestMs: 3_000, slowestMs: 9_000, rating: 1_500 },
  hard: { successRate: 0.85, fastestMs: 1_500, slowestMs: 6_000, rating: 1_800 },
};

export interface BotAnswer {
  readonly userId: PlayerState['userId'];
  readonly letter: AnswerLetter;
  readonly takenMs: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * What a room's bot answers to the question that runs, and when: drawn from the battle's seed, so that every node
 * and every repeat draws the same [B12]. Null: no bot, or it has answered.
 */
export function botAnswerOf(state: BattleState, phase: QuestionPhase): BotAnswer | null {
  const bot = state.players.find(({ botLevel }) => botLevel !== null);
  const question = state.questions[phase.index];
  const isDue = bot !== undefined && phase.progress[bot.userId]?.answer === null;
  if (bot?.botLevel == null || question === undefined || !isDue) {
    return null;
  }
  const { successRate, fastestMs, slowestMs } = botSkills[bot.botLevel];
  const chance = seededRandom(`${state.seed} bot ${phase.index}`);
  const isRight = chance() < successRate;
  // The mean of two draws: mostly in the middle, like people.
  const share = (chance() + chance()) / 2;
  const takenMs = Math.min(Math.round(fastestMs + share * (slowestMs - fastestMs)), state.rules.questionMs);
  const wrong = answerLetter.options.filter(
    (letter) => letter !== question.right && question.options[letter] !== undefined,
  );
  const letter = isRight ? question.right : (wrong[Math.floor(chance() * wrong.length)] ?? question.right);
  return { userId: bot.userId, letter, takenMs, at: phase.askedAt + takenMs };
}
