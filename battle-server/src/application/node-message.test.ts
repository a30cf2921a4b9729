import { roomId, userId } from '@quiz-arena/contract/ids';
import { expect, it } from 'vitest';
import type { CoreEvent } from '../core/core-event.ts';
import type { ConnectionId, NodeId } from '../core/node-id.ts';
import { messagesFor, type RoomNotice } from './node-message.ts';

const viewers = ['1', '2', '3'].map((id) => ({
  userId: userId.parse(id),
  connection: { nodeId: 'node' as NodeId, connectionId: `c${id}` as ConnectionId },
}));
const [one, two] = [userId.parse('1'), userId.parse('2')];

function noticeOfEvents(events: readonly CoreEvent[]): RoomNotice {
  return {
    kind: 'room',
    roomId: roomId.parse('r1'),
    version: 2,
    after: 1,
    by: 'node' as NodeId,
    rules: 'rules',
    nonces: { from: 'n1', to: 'n2' },
    now: 9,
    isOver: false,
    events,
    viewers,
  };
}

const left: CoreEvent = { type: 'playerLeft', userId: one, reason: 'left', at: 9, isForfeit: false };
const said: CoreEvent = { type: 'said', userId: one, text: 'text1', at: 9, hiddenFrom: [two] };

it('writes one message for all who are told the same', () => {
  const messages = messagesFor(noticeOfEvents([left]), viewers);
  expect(messages.map((message) => message.viewers)).toEqual([viewers]);
  expect(messages[0]?.message.events).toEqual([{ type: 'playerLeft', userId: one, reason: 'left' }]);
});

it('tells who muted a player nothing of what he said, but that the version rose [B15]', () => {
  const messages = messagesFor(noticeOfEvents([said, left]), viewers);
  expect(messages.map(({ message }) => message.events.map(({ type }) => type))).toEqual([
    ['said', 'playerLeft'],
    ['playerLeft'],
    ['said', 'playerLeft'],
  ]);
  expect(messages.map(({ message }) => message.version)).toEqual([2, 2, 2]);
});

it('writes nothing for nobody', () => {
  expect(messagesFor(noticeOfEvents([left]), [])).toEqual([]);
});
