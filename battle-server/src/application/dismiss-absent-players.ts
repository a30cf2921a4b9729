import type { BattleState } from '../core/battle-state.ts';
import { undecided } from '../core/commands/rematch.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

/** When somebody wants to play again: those who have gone without a word are not waited for [B14]. */
export async function dismissAbsentPlayers(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
): Promise<void> {
  const people = undecided(state).map(({ userId }) => userId);
  const owners = await Promise.all(people.map((userId) => ports.connections.find(userId)));
  const userIds = people.filter((_, index) => owners[index] === null);
  if (userIds.length > 0) {
    await commitRoom(state.roomId, { type: 'dismissAbsent', userIds });
  }
}
