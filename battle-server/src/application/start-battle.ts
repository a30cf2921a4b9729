import type { StartRefusal } from '@quiz-arena/contract/battle/battle-values';
import { type BattleState, peopleOf, type SecretQuestion } from '../core/battle-state.ts';
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
    const player = peopleOf(state)[index];
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

/** Holds every player's fee and fetches the questions: all or none [B17]. For a room in `holding`. */
export async function startBattle(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
): Promise<void> {
  const { roomId, kind, languageId, category, entryCoin } = state;
  const matchId = matchIdOf(state);
  const results = await Promise.all(
    peopleOf(state).map(({ userId }) =>
      ports.questions.hold({ kind, roomId, matchId, playerId: userId, languageId, category, entryCoin }),
    ),
  );
  const command = commandOfHolds(state, results);
  if (command !== null) {
    await commitRoom(roomId, command);
  }
}
