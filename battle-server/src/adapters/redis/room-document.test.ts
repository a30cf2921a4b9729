import { expect, it } from 'vitest';
import { createRoomDocument } from './room-document.ts';

interface Room {
  readonly version: number;
  readonly questions: readonly string[];
}

const document = createRoomDocument<Room>(['questions']);
const room: Room = { version: 1, questions: ['a', 'b'] };

it('writes a part of its own only when it is another object than before', () => {
  const first = document.write(room, null);
  expect(first).toEqual(['{"version":1}', '["a","b"]']);
  const next = { ...room, version: 2 };
  expect(document.write(next, room)).toEqual(['{"version":2}', '']);
  expect(document.write({ ...next, questions: [] }, next)).toEqual(['{"version":2}', '[]']);
});

it('reads what was written, and nothing when a part is missing', () => {
  expect(document.read(document.write(room, null))).toEqual(room);
  expect(document.read(['{"version":1}', null])).toBeNull();
  expect(document.read([null, '[]'])).toBeNull();
});
