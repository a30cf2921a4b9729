import type { EndReason } from '@quiz-arena/contract/battle/battle-values';
import type { UserId } from '@quiz-arena/contract/ids';

/** How a battle ended. `void`: it never counted, every fee goes back. */
export type BattleEnding = EndReason | 'void';

/** An answer as the battle server took it; unanswered questions have none. */
export interface BattleAnswer {
  readonly questionId: string;
  readonly answer: string;
  /** Time taken in milliseconds. */
  readonly takenMs: number;
}

export interface BattlePlayer {
  readonly userId: UserId;
  readonly isBot: boolean;
  readonly answers: readonly BattleAnswer[];
  /** `left`: by choice; `lost`: his link or his grace ended; null: still in at the end. */
  readonly departure: 'left' | 'lost' | null;
}

/** All that is needed to compute every figure of a battle again. Players are those at its start. */
export interface BattleReceipt {
  readonly matchId: string;
  /** Entry fee of each player, in coins. */
  readonly entryCoins: number;
  readonly questions: readonly { readonly id: string; readonly rightAnswer: string }[];
  readonly players: readonly BattlePlayer[];
  readonly ending: BattleEnding;
}

export type ReceiptFault =
  | 'ENTRY_COINS'
  | 'PLAYERS'
  | 'ENDING'
  | 'UNKNOWN_QUESTION'
  | 'REPEATED_ANSWER'
  | 'TIME_TAKEN';

/**
 * What is contradictory about a receipt, null for a sound one. `maxPlayers` is 2 for a battle of two,
 * 4 for a group. A receipt with a fault must be refused, not settled.
 */
export function findReceiptFault(receipt: BattleReceipt, maxPlayers: 2 | 4): ReceiptFault | null {
  const { entryCoins, players, questions } = receipt;
  if (!Number.isSafeInteger(entryCoins) || entryCoins < 0) return 'ENTRY_COINS';
  const playerIds = new Set(players.map(({ userId }) => userId));
  if (playerIds.size !== players.length || players.length < 2 || players.length > maxPlayers)
    return 'PLAYERS';
  if (!fitsEnding(receipt)) return 'ENDING';
  const questionIds = new Set(questions.map(({ id }) => id));
  for (const { answers } of players) {
    if (answers.some(({ questionId }) => !questionIds.has(questionId))) return 'UNKNOWN_QUESTION';
    if (new Set(answers.map(({ questionId }) => questionId)).size !== answers.length)
      return 'REPEATED_ANSWER';
    if (answers.some(({ takenMs }) => !Number.isFinite(takenMs) || takenMs < 0)) return 'TIME_TAKEN';
  }
  return null;
}

function fitsEnding({ ending, players }: BattleReceipt): boolean {
  const stayed = players.filter(({ departure }) => departure === null).length;
  switch (ending) {
    case 'completed':
      return stayed >= 2;
    case 'opponentLeft':
      return stayed === 1;
    case 'everyoneLeft':
      return stayed === 0;
    case 'void':
      return true;
  }
}
