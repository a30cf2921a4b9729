import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { PlayMeasures } from '../../load/driver/play-measures.ts';
import { SharedRooms } from '../../load/driver/shared-rooms.ts';
import type { BenchSurroundings, Contestant } from './contestants.ts';
import type { RecordedBattle } from './recorded-battle.ts';

/** Plays one battle on a real server and keeps what a player of it was sent. */
export async function recordBattle(
  contestant: Contestant,
  around: BenchSurroundings,
): Promise<RecordedBattle> {
  const server = await contestant.start(around);
  const messages: BattleMessage[] = [];
  const rooms = new SharedRooms();
  const measures = new PlayMeasures();
  const play = (onMessage: (message: BattleMessage) => void) =>
    new Promise<void>((resolve, reject) => {
      const options = { measures, thinkMs: () => 30 + Math.random() * 60, onMessage, onEnd: resolve };
      contestant.enter(server.url, around.signIn(), rooms, options).catch(reject);
    });
  try {
    await Promise.all([play((message) => void messages.push(message)), play(() => undefined)]);
  } finally {
    await server.stop();
  }
  const first = messages.findIndex(({ events }) => events.some(({ type }) => type === 'questionAsked'));
  return { messages: messages.slice(first), ack: { ok: true, takenMs: 1_234 } };
}
