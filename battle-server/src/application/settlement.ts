import { type BattleState, openStart } from '../core/battle-state.ts';
import { receiptOf } from '../core/receipt-of.ts';
import type { BattlePorts } from './battle-ports.ts';
import type { CommitRoom } from './commit-room.ts';

/**
 * Hands a room's receipt to the quiz backend and tells the room what it answered. For a room in `settling`, or one whose start is
 * being undone; as often as its deadline says: the backend settles a match once.
 */
export async function settleBattle(
  ports: BattlePorts,
  commitRoom: CommitRoom,
  state: BattleState,
): Promise<void> {
  const receipt = receiptOf(state);
  if (receipt === null) {
    return;
  }
  const { roomId, version } = state;
  const startNumber = openStart(state) ?? state.startNumber;
  const { matchId, outcome } = receipt;
  const answer = await ports.results.settle(receipt);
  switch (answer.kind) {
    case 'settled':
      ports.meter.tally('settled');
      break;
    case 'later':
      ports.meter.tally('settlement-retried');
      break;
    case 'paused':
      ports.meter.tally('settlement-paused');
      ports.log.error(
        { roomId, version, matchId, code: answer.code },
        'settlements pause: the service key is refused',
      );
      break;
    case 'dead':
      ports.meter.tally('settlement-dead');
      ports.log.error(
        { roomId, version, matchId, outcome, code: answer.code },
        'a receipt will never be taken',
      );
      break;
  }
  await commitRoom(roomId, { type: 'answerSettlement', startNumber, answer });
}
