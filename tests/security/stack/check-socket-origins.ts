import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { openWebSocketLink } from '../../load/driver/web-socket-link.ts';
import type { Tried } from '../report/security-row.ts';
import { ORIGIN, type SecurityStack } from './security-stack.ts';

/** The first line that a battle node answers an upgrade with. */
async function upgrade(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  // A connection that breaks without an answer is a refusal too.
  const closed = once(socket, 'close').then(() => [Buffer.from('closed')]);
  const [chunk] = await Promise.race([once(socket, 'data'), closed]).catch(() => [Buffer.from('broken')]);
  socket.destroy();
  return String(chunk).split('\r\n')[0] ?? '';
}

const sound = () => ({
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
});
const PATH = '/socket.io/?EIO=4&transport=websocket';

/** Upgrades that pages of other sites or broken clients try, and tokens where they do not belong. */
export async function checkSocketOrigins(stack: SecurityStack): Promise<Tried> {
  const { url } = stack.battle;
  const faults: string[] = [];
  const strangers = [
    'https://evil.test',
    'null',
    `${ORIGIN}.evil.test`,
    `${ORIGIN}:81`,
    'https://quiz.test',
    '',
  ];
  for (const Origin of strangers) {
    const line = await upgrade(url, PATH, { ...sound(), Origin });
    if (!/ 4\d\d /.test(line)) faults.push(`a page of "${Origin}" is answered ${line}`);
  }
  const own = await upgrade(url, PATH, { ...sound(), Origin: ORIGIN });
  if (!own.includes(' 101 ')) faults.push(`the own page is answered ${own}`);
  const broken: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/socket.io/?EIO=3&transport=websocket', sound()],
    ['/socket.io/?EIO=4&transport=polling', {}],
    ['/socket.io/?EIO=4&transport=__proto__', sound()],
    ['/socket.io/?EIO=4&transport=websocket&sid=unknown', sound()],
    ['/elsewhere/?EIO=4&transport=websocket', sound()],
    [PATH, { ...sound(), 'Sec-WebSocket-Key': 'short' }],
    [PATH, { ...sound(), 'Sec-WebSocket-Version': '99' }],
    [PATH, { ...sound(), 'X-Long': 'x'.repeat(100_000) }],
  ];
  for (const [path, headers] of broken) {
    const line = await upgrade(url, path, headers);
    if (line.includes(' 101 ') || / 5\d\d /.test(line))
      faults.push(`${path.slice(0, 60)} is answered ${line}`);
  }
  const [player] = await stack.createPlayers(1, 0);
  const { token = '' } = player ?? {};
  for (const path of [`${PATH}&token=${token}`, `${PATH}&auth[token]=${token}&protocol=1`]) {
    const answer = await enterWith(new URL(path, url), {});
    if (!answer.startsWith('44/battle,')) faults.push('a token in the address opens the socket');
  }
  const entered = await enterWith(new URL(PATH, url), { token, protocol: BATTLE_PROTOCOL });
  if (!entered.startsWith('40/battle,')) faults.push(`a token in the handshake opens nothing: ${entered}`);
  return { cases: strangers.length + broken.length + 4, faults };
}

/** Connects with `auth`; the server's answer. */
function enterWith(address: URL, auth: object): Promise<string> {
  return new Promise((resolve) => {
    const link = openWebSocketLink(address, {
      onOpen: () => undefined,
      onText(text) {
        if (text.startsWith('0')) link.sendText(`40/battle,${JSON.stringify(auth)}`);
        else if (text !== '2') {
          resolve(text);
          link.close();
        }
      },
      onBinary: () => undefined,
      onClose: resolve,
    });
  });
}
