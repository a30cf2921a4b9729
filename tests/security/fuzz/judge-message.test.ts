import { describe, expect, it } from 'vitest';
import { judgePacket, readPacket } from './judge-message.ts';

const ack = (answer: object, id: string | number = 7) => `43/battle,${id}${JSON.stringify([answer])}`;
const refusal = { ok: false, code: 'INVALID_INPUT', message: 'Please fill in all details' };

function judge(text: string, asked: 'clock' | 'sync' | undefined = 'clock'): string | undefined {
  const packet = readPacket(text);
  return packet === undefined ? 'unread' : judgePacket(packet, asked);
}

describe('an answer of a battle node', () => {
  it('is fine when the contract knows it', () => {
    expect(judge(ack({ ok: true, now: 1 }))).toBeUndefined();
    expect(judge(ack(refusal))).toBeUndefined();
    expect(judge(ack(refusal, '9.99e+32'), undefined)).toBeUndefined();
    expect(judge('42/battle,["replaced",{}]')).toBeUndefined();
    expect(
      judge('44/battle,{"message":"Please login first","data":{"code":"UNAUTHORIZED"}}'),
    ).toBeUndefined();
  });

  it.each([
    ['an internal error', ack({ ok: false, code: 'INTERNAL', message: 'Internal error occurred' })],
    ['a refusal in words of its own', ack({ ...refusal, message: 'x is not a function' })],
    ['a refusal with more than the contract names', ack({ ...refusal, stack: 'at x' })],
    ['an answer with more than the contract names', ack({ ok: true, now: 1, right: 'a' })],
    ['no answer at all', ack({})],
    ['a packet that breaks off', '43/battle,7[{"ok":true'],
    ['an unknown message', '42/battle,["debug",{}]'],
    ['a known message with more than it may carry', '42/battle,["replaced",{"by":"1"}]'],
    ['a refused connection that tells more', '44/battle,{"message":"no","data":{"code":"BUSY","sql":"x"}}'],
    ['a refused connection in words of the inside', '44/,{"message":"TypeError: x"}'],
  ])('is found out: %s', (_what, text) => {
    expect(judge(text)).toEqual(expect.any(String));
  });
});
