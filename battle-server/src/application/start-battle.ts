import type { StartRefusal } from '@quiz-arena/contract/battle/battle-values';
import { type BattleState, payersOf, type SecretQuestion } from '../core/battle-state.ts';
import type { ServerCommand } from '../core/core-command.ts';
import { matchIdOf } from '../core/receipt-of.ts';
import type { HoldRefusal, HoldResult } from '../ports/question-source.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

const refusalReasons: { readonly [Code in HoldRefusal]: StartRefusal } = {
  NOT_ENOUGH_COINS: 'notEnoughCoins',
  ALREADY_IN_BATTLE: 'alreadyInBattle',
  NO_QUESTIONS: 'noQuestions',
  MAINTENANCE: 'maintenance',
  ACCOUNT_DEACTIVATED: 'accountDeactivated',
};

/** What the backend's answers, one a person, mean for the room; null: not known yet, the room's deadline asks again. */
export function commandOfHolds(
  state: BattleState,
  results: readonly HoldResult<SecretQuestion>[],
): ServerCommand | null {
  const { startNumber } = state;
  const refusals = results.flatMap((result, index) => {
    const player = payersOf(state)[index];
    return result.kind === 'refused' && player !== undefined
      ? [{ userId: player.userId, reason: refusalReasons[result.code] }]
      : [];
  });
  const [first] = refusals;
  if (first !== undefined) {
    const userIds = refusals.filter(({ reason }) => reason === first.reason).map(({ userId }) => userId);
    return { type: 'refuseHolds', startNumber, reason: first.reason, userIds };
  }
  const sets = results.flatMap((result) => (result.kind === 'held' ? [result.questions] : []));
  const [questions] = sets;
  if (questions === undefined || sets.length < results.length) {
    return null;
  }
  return areSame(sets)
    ? { type: 'confirmHolds', startNumber, questions: questions.slice(0, state.questionCount) }
    : { type: 'refuseHolds', startNumber, reason: 'noQuestions', userIds: [] };
}

/** Everyone must get the same questions in the same order [B1]. */
function areSame(sets: readonly (readonly SecretQuestion[])[]): boolean {
  const ids = sets.map((questions) => questions.map(({ id }) => id).join());
  return new Set(ids).size <= 1;
}

/**
 * Asks for each fee: one after the other until one is held, which draws the questions, then for the rest at once; for
 * two strangers at once from the beginning. A refusal does not end it: everyone who is short is to be named.
 */
async function holdAll(
  { questions }: BattlePorts,
  state: BattleState,
): Promise<readonly HoldResult<SecretQuestion>[]> {
  const { roomId, kind, languageId, category, entryCoin, questionCount } = state;
  const match = { kind, roomId, matchId: matchIdOf(state), languageId, category, entryCoin, questionCount };
  const payers = payersOf(state);
  const results: HoldResult<SecretQuestion>[] = [];
  if (kind !== 'random') {
    for (const { userId } of payers) {
      const result = await questions.hold({ ...match, playerId: userId, isOpening: true });
      results.push(result);
      if (result.kind !== 'refused') {
        break;
      }
    }
  }
  const isOpening = kind === 'random';
  const rest = payers.slice(results.length);
  const held = rest.map(({ userId }) => questions.hold({ ...match, playerId: userId, isOpening }));
  return [...results, ...(await Promise.all(held))];
}

/** Holds every player's fee and fetches the questions: all or none [B17]. For a room in `holding`. */
export async function startBattle(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
): Promise<void> {
  const command = commandOfHolds(state, await holdAll(ports, state));
  if (command !== null) {
    await commitRoom(state.roomId, command);
  }
}
