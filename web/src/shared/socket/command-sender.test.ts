import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCommandSender, GIVE_UP_MS } from './command-sender.ts';

interface Transmission {
  name: string;
  cid: string;
  ack: (answer: unknown) => void;
}

function openSender() {
  const sent: Transmission[] = [];
  const onDeaf = vi.fn();
  const sender = createCommandSender({
    send: (name, payload, onAck) =>
      void sent.push({ name, cid: payload.cid, ack: onAck ?? (() => undefined) }),
    onDeaf,
  });
  return { sender, sent, onDeaf };
}

const roomId = 'room-1' as never;
const answer = { roomId, question: 0, answer: 'a' } as const;

describe('a command', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for the link, and is answered by its ack', async () => {
    const { sender, sent } = openSender();
    const outcome = sender.sendCommand('answer', answer);
    expect(sent).toHaveLength(0);
    sender.linkUp();
    sent[0]?.ack({ ok: true, takenMs: 900 });
    await expect(outcome).resolves.toEqual({ ok: true, takenMs: 900 });
  });

  it('is sent again with the same cid when it was not acked within 3 s', async () => {
    const { sender, sent } = openSender();
    sender.linkUp();
    void sender.sendCommand('answer', answer);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.cid).toBe(sent[0]?.cid);
  });

  it('gives up a link that answers neither try', async () => {
    const { sender, onDeaf } = openSender();
    sender.linkUp();
    void sender.sendCommand('answer', answer);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(onDeaf).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDeaf).toHaveBeenCalledOnce();
  });

  it('is sent again with the same cid when the link is back', () => {
    const { sender, sent } = openSender();
    sender.linkUp();
    void sender.sendCommand('leave', { roomId });
    sender.linkDown();
    sender.linkUp();
    expect(sent.map(({ cid }) => cid)).toEqual([sent[0]?.cid, sent[0]?.cid]);
  });

  it('about one link ends with it, so that it is asked anew on the next', async () => {
    const { sender, sent } = openSender();
    await expect(sender.sendCommand('sync', { roomId })).resolves.toEqual({ ok: false, code: 'LINK_LOST' });
    sender.linkUp();
    const outcome = sender.sendCommand('attach', { roomId });
    sender.linkDown();
    await expect(outcome).resolves.toEqual({ ok: false, code: 'LINK_LOST' });
    sender.linkUp();
    expect(sent).toHaveLength(1);
  });

  it('is tried again when the server was busy, as late as it says, and then told', async () => {
    const { sender, sent } = openSender();
    sender.linkUp();
    const busy = { ok: false, code: 'BUSY', message: 'busy', retryAfterMs: 700 };
    const outcome = sender.sendCommand('leave', { roomId });
    for (let tries = 1; tries <= 3; tries += 1) {
      sent.at(-1)?.ack(busy);
      await vi.advanceTimersByTimeAsync(699);
      expect(sent).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(tries + 1);
    }
    sent.at(-1)?.ack(busy);
    await expect(outcome).resolves.toEqual(busy);
  });

  it('ends when the link has been gone for as long as the server keeps the place', async () => {
    const { sender } = openSender();
    const outcome = sender.sendCommand('leave', { roomId });
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS);
    await expect(outcome).resolves.toEqual({ ok: false, code: 'LINK_LOST' });
  });

  it('whose answer nobody needs is sent once, and only on an open link', async () => {
    const { sender, sent } = openSender();
    sender.tell('received', { roomId, question: 0 });
    sender.linkUp();
    sender.tell('received', { roomId, question: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ name }) => name)).toEqual(['received']);
  });
});
