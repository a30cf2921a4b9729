import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBattleServer } from '../../testing/fake-battle-server.ts';
import { createBattleConnection } from './battle-connection.ts';

function openConnection(server = new FakeBattleServer()) {
  const onRefused = vi.fn();
  const connection = createBattleConnection({
    openSocket: server.open,
    protocol: 1,
    token: () => 'token-7',
    onRefused,
  });
  return { server, connection, onRefused };
}

const settle = () => vi.advanceTimersByTimeAsync(1);

describe('the battle connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("opens with the player's token and the protocol, and measures the way to the server", async () => {
    const { server, connection } = openConnection();
    expect(server.handshakes).toHaveLength(0);
    connection.open();
    await settle();
    expect(server.handshakes).toEqual([{ token: 'token-7', protocol: 1 }]);
    expect(connection.state()).toMatchObject({ status: 'online' });
    expect(server.sent('clock')).toHaveLength(3);
    expect(connection.state().roundTripMs).not.toBeNull();
    connection.close();
    expect(connection.state().status).toBe('closed');
  });

  it('comes back by itself after the link was lost, and tells whoever listens', async () => {
    const { server, connection } = openConnection();
    const wentOnline = vi.fn();
    connection.hear({ arrived: () => undefined, wentOnline });
    connection.open();
    await settle();
    server.cut();
    expect(connection.state()).toMatchObject({ status: 'lost', lostAt: expect.any(Number) });
    await vi.advanceTimersByTimeAsync(400);
    expect(connection.state()).toMatchObject({ status: 'online', lostAt: null });
    expect(wentOnline).toHaveBeenCalledTimes(2);
  });

  it('keeps trying while nobody is there', async () => {
    const { server, connection } = openConnection();
    connection.open();
    await settle();
    server.refuses = 'down';
    server.cut();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.state().status).toBe('lost');
    expect(server.handshakes.length).toBeGreaterThan(5);
    server.refuses = null;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(connection.state().status).toBe('online');
  });

  it('tries again by itself after a refusal that passes', async () => {
    const { server, connection, onRefused } = openConnection();
    server.refuses = 'BUSY';
    connection.open();
    await settle();
    server.refuses = null;
    await vi.advanceTimersByTimeAsync(400);
    expect(connection.state().status).toBe('online');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each(['UNAUTHORIZED', 'MAINTENANCE', 'PROTOCOL_TOO_OLD'] as const)(
    'rests after %s until the player asks again',
    async (code) => {
      const { server, connection, onRefused } = openConnection();
      server.refuses = code;
      connection.open();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(connection.state()).toMatchObject({ status: 'refused', code });
      expect(server.handshakes).toHaveLength(1);
      expect(onRefused).toHaveBeenCalledExactlyOnceWith(code);
      server.refuses = null;
      connection.reconnect();
      await settle();
      expect(connection.state().status).toBe('online');
    },
  );

  it('gives way to another tab, and takes back only on a click [B13]', async () => {
    const { server, connection } = openConnection();
    connection.open();
    await settle();
    server.push('replaced', {});
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connection.state().status).toBe('replaced');
    expect(server.handshakes).toHaveLength(1);
    connection.reconnect();
    await settle();
    expect(connection.state().status).toBe('online');
  });
});
