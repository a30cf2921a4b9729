import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startFrontServer } from '../../../scripts/arena/front-server.ts';
import type { Tried } from '../report/security-row.ts';
import { ORIGIN, type SecurityStack } from './security-stack.ts';

const WEB_DIR = join(import.meta.dirname, '../../../web/dist');

/** One answer whose headers are looked at. */
interface Asked {
  readonly what: string;
  readonly url: string;
  readonly init?: RequestInit;
  readonly isPage?: boolean;
  /** Browsers are told to keep to HTTPS. */
  readonly isSecure?: boolean;
}

/** Pages, files, calls, refusals and unknown addresses of all three servers. */
export async function checkHeaders(stack: SecurityStack): Promise<Tried> {
  const start = (isSecure: boolean) =>
    startFrontServer({
      webDir: WEB_DIR,
      host: '127.0.0.1',
      port: 0,
      quizApiUrl: stack.api.url,
      battleNodeUrls: () => [stack.battle.url],
      isSecure,
    });
  const fronts = await Promise.all([start(false), start(true)]);
  const [plain = '', secure = ''] = fronts.map(
    ({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  try {
    const all = [
      ...addressesOf(plain),
      ...addressesOf(secure).map((asked) => ({ ...asked, isSecure: true })),
      ...serverAddresses(stack),
    ];
    const faults = (await Promise.all(all.map(faultsOf))).flat();
    const cors = await checkOrigins(stack);
    return { cases: all.length + cors.cases, faults: [...faults, ...cors.faults] };
  } finally {
    await Promise.all(fronts.map((front) => front.close()));
  }
}

const post = (body = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

function addressesOf(front: string): Asked[] {
  return [
    ...['/', '/faq/', '/profile/', '/no/such/page'].map((path) => ({
      what: `front ${path}`,
      url: front + path,
      isPage: true,
    })),
    ...['/first-paint.js', '/app.webmanifest', '/no-such-file.js', '/robots.txt', '/healthz'].map((path) => ({
      what: `front ${path}`,
      url: front + path,
    })),
    { what: 'front /api', url: `${front}/api/get_languages`, init: post() },
    { what: 'front /api refused', url: `${front}/api/get_user_by_id`, init: post() },
    { what: 'front /socket.io', url: `${front}/socket.io/?EIO=4&transport=polling` },
  ];
}

function serverAddresses({ api, battle }: SecurityStack): Asked[] {
  return [
    { what: 'quiz-api action', url: `${api.url}/api/get_languages`, init: post() },
    { what: 'quiz-api refusal', url: `${api.url}/api/get_user_by_id`, init: post() },
    { what: 'quiz-api broken body', url: `${api.url}/api/get_languages`, init: post('a=1&a=2') },
    { what: 'quiz-api unknown', url: `${api.url}/api/nothing`, init: post() },
    { what: 'quiz-api docs', url: `${api.url}/api/docs`, isPage: true },
    { what: 'quiz-api media', url: `${api.url}/media/nothing.webp` },
    { what: 'quiz-api operator', url: `${api.url}/operator/reconcile`, init: post() },
    { what: 'quiz-api health', url: `${api.url}/healthz` },
    { what: 'battle health', url: `${battle.url}/healthz` },
    { what: 'battle rooms without key', url: `${battle.url}/rooms` },
    { what: 'battle unknown', url: `${battle.url}/nothing` },
  ];
}

async function faultsOf({ what, url, init, isPage = false, isSecure = false }: Asked): Promise<string[]> {
  const { headers } = await fetch(url, init);
  const faults: string[] = [];
  const expectHeader = (name: string, is: (value: string) => boolean) => {
    const value = headers.get(name);
    if (value === null || !is(value)) faults.push(`${what}: ${name} is ${value ?? 'missing'}`);
  };
  for (const name of ['x-powered-by', 'server', 'x-aspnet-version']) {
    if (headers.has(name)) faults.push(`${what}: tells ${name}`);
  }
  // Socket.IO answers its own refusals, without a body that a browser could take for something.
  if (what !== 'front /socket.io') {
    expectHeader('x-content-type-options', (value) => value === 'nosniff');
    expectHeader('referrer-policy', (value) => value === 'no-referrer');
    expectHeader('content-security-policy', (value) => isStrict(value));
  }
  if (isPage) expectHeader('x-frame-options', (value) => /deny|sameorigin/i.test(value));
  if (isSecure) expectHeader('strict-transport-security', (value) => /max-age=(?:\d{8,})/.test(value));
  return faults;
}

/** No script but those of named hosts, no frame around it, no other base, no plugins. */
function isStrict(policy: string): boolean {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ["'unsafe-inline'"];
  const isNone = (name: string) => ["'none'", "'self'"].includes(directives.get(name)?.join(' ') ?? '');
  return (
    !scripts.some((source) => /unsafe|^(?:\*|data:|blob:|https?:)$/.test(source)) &&
    isNone('frame-ancestors') &&
    isNone('base-uri') &&
    (isNone('object-src') || isNone('default-src'))
  );
}

/** Calls of other sites' pages are refused and not readable; the own one is allowed by name, never by `*`. */
async function checkOrigins({ api }: SecurityStack): Promise<Tried> {
  const faults: string[] = [];
  const strangers = [
    'https://evil.test',
    'null',
    `${ORIGIN}.evil.test`,
    `${ORIGIN}:81`,
    'https://quiz.test',
    'file://',
  ];
  const ask = (origin: string, method: 'POST' | 'OPTIONS') =>
    fetch(`${api.url}/api/get_languages`, {
      method,
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) },
    });
  for (const origin of strangers) {
    for (const method of ['POST', 'OPTIONS'] as const) {
      const { status, headers } = await ask(origin, method);
      const allowed = headers.get('access-control-allow-origin');
      if (status !== 403 || (allowed !== null && allowed !== ORIGIN)) {
        faults.push(`quiz-api answers ${method} of a page of ${origin} with ${status}, allowing ${allowed}`);
      }
    }
  }
  const own = await ask(ORIGIN, 'POST');
  if (
    own.headers.get('access-control-allow-origin') !== ORIGIN ||
    own.headers.has('access-control-allow-credentials')
  ) {
    faults.push('quiz-api does not allow the own page by its name alone');
  }
  return { cases: 2 * strangers.length + 1, faults };
}
