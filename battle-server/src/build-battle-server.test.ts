import { describe, expect, it } from 'vitest';
import { untilClosed } from './testing/battle-client.ts';
import { describeBattleOnSockets } from './testing/battle-on-sockets.suite.ts';
import { fakeQuestions } from './testing/fake-questions.ts';
import { anySearch, meet } from './testing/meet.ts';
import { OPERATOR_KEY, withBattleServers } from './testing/with-battle-servers.ts';

const startNodes = withBattleServers();

describe('a battle on one node in memory', () => {
  describeBattleOnSockets({ start: () => startNodes(1) });
});

describe('the handshake', () => {
  it('takes one player a connection: who has left comes back with a new one', async () => {
    const { api, ports } = await startNodes(1);
    const socket = new WebSocket(`ws://127.0.0.1:${ports[0]}/socket.io/?EIO=4&transport=websocket`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => void heard.push(String(data)));
    const enter = `40/battle,${JSON.stringify({ token: api.signIn('1', 'Ada'), protocol: 1 })}`;
    const hears = (text: string) => expect.poll(() => heard.some((one) => one.startsWith(text))).toBe(true);
    await hears('0');
    socket.send(enter);
    await hears('40/battle,');
    socket.send('41/battle,');
    const metrics = async () => (await fetch(`http://127.0.0.1:${ports[0]}/metrics`)).text();
    await expect.poll(metrics).toMatch(/^battle_players 0$/m);
    socket.send(enter);
    await hears('44/battle,');
    expect(heard.at(-1)).toContain('"code":"BUSY"');
    socket.close();
  });

  it('refuses with a code who has no good token, a deactivated account, or an old protocol', async () => {
    const { api, connect } = await startNodes(1);
    const token = api.signIn('1', 'Ada');
    await expect(connect('garbage')).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    await expect(connect('')).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    await expect(connect(token, { protocol: 0 })).rejects.toMatchObject({
      data: { code: 'PROTOCOL_TOO_OLD' },
    });
    api.deactivate('1');
    await expect(connect(token)).rejects.toMatchObject({ data: { code: 'ACCOUNT_DEACTIVATED' } });
  });

  it('refuses pages of other origins', async () => {
    const { api, connect } = await startNodes(1, { ORIGINS: 'https://quiz.test' });
    const token = api.signIn('1', 'Ada');
    await expect(connect(token, { origin: 'https://evil.test' })).rejects.toThrow();
    const client = await connect(token, { origin: 'https://quiz.test' });
    expect(client.socket.connected).toBe(true);
  });

  it('says BUSY while the quiz backend cannot tell who it is', async () => {
    const { api, connect } = await startNodes(1);
    const token = api.signIn('1', 'Ada');
    api.refuse('get_user_by_id', 'SOMETHING_WENT_WRONG');
    await expect(connect(token)).rejects.toMatchObject({ data: { code: 'BUSY' } });
    api.refuse('get_user_by_id', null);
    expect((await connect(token)).socket.connected).toBe(true);
  });

  it('limits connections of one address', async () => {
    const { api, connect } = await startNodes(1, { HANDSHAKES_PER_MINUTE: '2' });
    const token = api.signIn('1', 'Ada');
    await connect(token);
    await connect(token);
    await expect(connect(token)).rejects.toMatchObject({ data: { code: 'RATE_LIMITED' } });
  });
});

describe('a socket', () => {
  it('survives whatever it is sent, and every command is acked', async () => {
    const { api, connect } = await startNodes(1);
    const client = await connect(api.signIn('1', 'Ada'));
    const raw = client.socket.timeout(3_000);
    const bodies = [
      undefined,
      null,
      7,
      'text',
      [],
      {},
      { cid: 'x', extra: 1 },
      { cid: 'x'.repeat(40) },
      { cid: { $ne: 1 } },
    ];
    for (const name of [
      'clock',
      'search',
      'attach',
      'answer',
      'constructor',
      '__proto__',
      'no such command',
    ]) {
      for (const body of bodies) {
        expect(await raw.emitWithAck(name, body), `${name} ${JSON.stringify(body)}`).toMatchObject({
          ok: false,
          code: 'INVALID_INPUT',
        });
      }
    }
    client.socket.emit('clock');
    expect(await client.send('clock', {})).toMatchObject({ ok: true, now: expect.any(Number) });
  });

  it('is slowed down when it sends too much', async () => {
    const { api, connect } = await startNodes(1, { COMMANDS_PER_SECOND: '5' });
    const client = await connect(api.signIn('1', 'Ada'));
    const acks = await Promise.all(Array.from({ length: 30 }, () => client.send('clock', {})));
    expect(acks.filter(({ ok }) => ok).length).toBeLessThan(15);
    expect(acks.at(-1)).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) });
  });

  it('closes when a new sign-in supersedes its token, and only then [B13]', async () => {
    const { api, connect } = await startNodes(1);
    const oldToken = api.signIn('1', 'Ada');
    const ada = await connect(oldToken);
    const bob = await connect(api.signIn('2', 'Bob'));
    const newToken = api.signIn('1', 'Ada');
    await untilClosed(ada);
    await expect(connect(oldToken)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    expect((await connect(newToken)).socket.connected).toBe(true);
    expect(bob.socket.connected).toBe(true);
  });

  it('that ends with a farewell has the grace of a closed page, without one that of a lost link [B8]', async () => {
    const arena = await startNodes(1, { BATTLE_GRACE_CLOSED_MS: '9000', BATTLE_GRACE_LOST_MS: '19000' });
    const { ada, bob, roomId } = await meet(arena);
    const attached = await ada.send('sync', { roomId });
    expect(attached).toMatchObject({ view: { graceMs: 19_000 } });
    await ada.event('questionAsked');
    bob.socket.io.engine.close();
    const lost = await ada.event('playerDropped');
    expect(lost.graceUntil - Date.now()).toBeGreaterThan(9_000);
    const back = await arena.connect(arena.api.signIn('2', 'Bob'));
    await back.send('attach', { roomId });
    back.close();
    const closed = await ada.event('playerDropped', (event) => event.graceUntil !== lost.graceUntil);
    expect(closed.graceUntil - Date.now()).toBeLessThanOrEqual(9_000);
  });

  it('that closes while its command is under way is away from the battle that the command begins [B8]', async () => {
    const { api, connect, ports } = await startNodes(1, {
      BATTLE_GRACE_CLOSED_MS: '100',
      BATTLE_GRACE_LOST_MS: '100',
    });
    const client = await connect(api.signIn('1', 'Ada'));
    client.socket.emit('playBot', { cid: 'begun', category: '', level: 'easy' });
    client.close();
    const metrics = async () => (await fetch(`http://127.0.0.1:${ports[0]}/metrics`)).text();
    await expect.poll(metrics, { timeout: 3_000 }).toMatch(/^battle_commit_total [1-9]/m);
    await expect.poll(metrics, { timeout: 3_000 }).toMatch(/^battle_rooms_live 0$/m);
  });

  it('cannot search twice, and is told where the search is', async () => {
    const { api, connect } = await startNodes(1);
    const client = await connect(api.signIn('1', 'Ada'));
    const first = await client.send('search', anySearch);
    expect(await client.send('search', anySearch)).toMatchObject({
      code: 'ALREADY_IN_BATTLE',
      ticket: first.ok && first.ticket,
    });
  });

  it('is told that nobody was found [B11]', async () => {
    const { api, connect } = await startNodes(1, { BATTLE_SEARCH_MS: '300' });
    const client = await connect(api.signIn('1', 'Ada'));
    const ack = await client.send('search', anySearch);
    expect(await client.message('noOpponent')).toEqual({ ticket: ack.ok && ack.ticket });
  });
});

describe('operations', () => {
  it('answers health, readiness and metrics, and shows rooms to operators without any question', async () => {
    const arena = await startNodes(1);
    const { ada, roomId } = await meet(arena);
    await ada.event('questionAsked');
    const base = `http://127.0.0.1:${arena.ports[0]}`;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toContain('battle_players 2');
    expect(metrics).toContain('battle_rooms{phase="question"} 1');
    expect(metrics).toMatch(/battle_commit_total [1-9]/);
    expect(metrics).toContain('nodejs_eventloop_lag');
    expect((await fetch(`${base}/rooms`)).status).toBe(401);
    expect((await fetch(`${base}/rooms`, { headers: { authorization: 'Bearer guess' } })).status).toBe(401);
    const rooms = await (
      await fetch(`${base}/rooms`, { headers: { authorization: `Bearer ${OPERATOR_KEY}` } })
    ).text();
    expect(JSON.parse(rooms)).toMatchObject({ rooms: [{ roomId, phase: 'question', closed: 0 }] });
    for (const { text } of fakeQuestions) expect(rooms).not.toContain(text);
    expect(rooms).not.toMatch(/right|answer/);
  });

  it('tells browsers to do nothing with whatever it answers', async () => {
    const { ports } = await startNodes(1);
    for (const path of ['/healthz', '/rooms', '/no-such-thing']) {
      const { headers } = await fetch(`http://127.0.0.1:${ports[0]}${path}`);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('is not ready while it drains, and takes nobody in', async () => {
    const { api, connect, ports, stopNode } = await startNodes(1, { DRAIN_MS: '1000' });
    // One is sent away every 100 ms.
    for (let id = 1; id <= 10; id += 1) await connect(api.signIn(String(id), `Player ${id}`));
    const stopped = stopNode(0);
    expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(503);
    await expect(connect(api.signIn('11', 'Late'))).rejects.toMatchObject({ data: { code: 'BUSY' } });
    await stopped;
  });

  it('tells players that the node goes before it closes their connections', async () => {
    const { api, connect, stopNode } = await startNodes(1);
    const client = await connect(api.signIn('1', 'Ada'));
    const stopped = stopNode(0);
    await client.message('draining');
    await untilClosed(client);
    await stopped;
    await expect(connect(api.signIn('2', 'Bob'))).rejects.toThrow();
  });
});
