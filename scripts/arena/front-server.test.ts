import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FrontServerOptions, startFrontServer } from './front-server.ts';

const webDir = mkdtempSync(join(tmpdir(), 'quiz-arena-front-'));
const seen: IncomingMessage[] = [];
/** What the backend answers; `{}` is no settings. */
let answer = '{}';
const backend = createServer((request, response) => {
  seen.push(request);
  response.end(answer);
});
let quizApiUrl = '';

beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
  await new Promise<void>((listening) => {
    backend.listen(0, '127.0.0.1', listening);
  });
  quizApiUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
  rmSync(webDir, { recursive: true, force: true });
});

async function withFront<T>(
  options: Partial<FrontServerOptions>,
  ask: (url: string) => Promise<T>,
): Promise<T> {
  const front = await startFrontServer({
    webDir,
    host: '127.0.0.1',
    port: 0,
    quizApiUrl,
    battleNodeUrls: () => [],
    ...options,
  });
  try {
    return await ask(`http://127.0.0.1:${(front.server.address() as AddressInfo).port}`);
  } finally {
    await front.close();
  }
}

const viaProxy = {
  headers: {
    'x-forwarded-for': '9.9.9.9, 203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'quiz.example',
  },
};

async function addressTold(url: string): Promise<unknown> {
  seen.length = 0;
  await fetch(`${url}/api/get_languages`, { method: 'POST', ...viaProxy });
  return seen[0]?.headers['x-forwarded-for'];
}

describe('the front server', () => {
  it('tells the backend the address that the trusted proxy before it names, not one that the player claims', async () => {
    expect(await withFront({ trustedProxies: ['127.0.0.0/8'] }, addressTold)).toBe('203.0.113.7');
  });

  it('believes nobody who is no trusted proxy', async () => {
    expect(await withFront({}, addressTold)).toBe('127.0.0.1');
    expect(await withFront({ trustedProxies: ['10.0.0.0/8'] }, addressTold)).toBe('127.0.0.1');
  });

  it('writes the address of the game as players open it into pages', async () => {
    const page = await withFront({ trustedProxies: ['127.0.0.1'] }, async (url) =>
      (await fetch(`${url}/faq/`, viaProxy)).text(),
    );
    expect(page).toContain('<link rel="canonical" href="https://quiz.example/faq/" />');
  });

  it('has browsers keep to HTTPS where players come by it, and only there', async () => {
    const transportSecurity = async (url: string) =>
      (await fetch(url)).headers.get('strict-transport-security');
    expect(await withFront({ isSecure: true }, transportSecurity)).toBe('max-age=31536000');
    expect(await withFront({}, transportSecurity)).toBeNull();
  });

  it('says that it lives, and forbids script that is not its own', async () => {
    await withFront({}, async (url) => {
      const health = await fetch(`${url}/healthz`);
      expect([health.status, await health.text()]).toEqual([200, 'ok']);
      const scripts = /script-src ([^;]*)/.exec(
        (await fetch(url)).headers.get('content-security-policy') ?? '',
      );
      expect(scripts?.[1]).toContain("'self'");
      expect(scripts?.[1]).not.toContain('unsafe');
    });
  });

  it('has a policy for every document, a drawing too, and none for the files that a page is made of', async () => {
    const assets = join(webDir, 'assets');
    mkdirSync(assets, { recursive: true });
    for (const name of ['a.js', 'a.css', 'a.svg']) writeFileSync(join(assets, name), 'x');
    const policies = await withFront({}, (url) =>
      Promise.all(
        ['/', '/assets/a.svg', '/assets/a.js', '/assets/a.css'].map(async (path) =>
          (await fetch(url + path)).headers.has('content-security-policy'),
        ),
      ),
    );
    expect(policies).toEqual([true, true, false, false]);
  });

  it('keeps what only operators may see from the address of the game', async () => {
    await withFront({}, async (url) => {
      seen.length = 0;
      for (const path of ['/metrics', '/rooms', '/readyz', '/operator']) await fetch(url + path);
      // A page is made for each: what it needs of the backend are public calls.
      expect(seen.filter(({ url: path }) => !path?.startsWith('/api/'))).toEqual([]);
    });
  });

  it('leaves the settings in the page, asked for in the name of the player', async () => {
    answer = JSON.stringify({ error: false, data: { primary_color: '#112233' } });
    const page = await withFront({ trustedProxies: ['127.0.0.0/8'] }, async (url) => {
      seen.length = 0;
      return (await fetch(url, viaProxy)).text();
    });
    answer = '{}';
    const [, data = ''] = /id="boot-settings">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual({
      web: { primary_color: '#112233' },
      system: { primary_color: '#112233' },
    });
    expect(seen.map(({ url }) => url).sort()).toEqual([
      '/api/get_system_configurations',
      '/api/get_web_settings',
    ]);
    expect(seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.7', '203.0.113.7']);
  });

  it.each(['{}', '', '{"error":true,"message":"124"}', '{"error":false,"data":null}'])(
    'sends the page without settings when the backend answers %s',
    async (bad) => {
      answer = bad;
      const page = await withFront({}, async (url) => (await fetch(url)).text());
      answer = '{}';
      expect(page).toContain('</html>');
      expect(page).not.toContain('boot-settings');
    },
  );

  it.each(['br', 'gzip', 'identity'])(
    'sends pages in the encoding that the browser takes: %s',
    async (encoding) => {
      const response = await withFront({}, (url) =>
        fetch(url, { headers: { 'accept-encoding': encoding } }).then(async (reply) => ({
          encoding: reply.headers.get('content-encoding') ?? 'identity',
          vary: reply.headers.get('vary'),
          text: await reply.text(),
        })),
      );
      expect(response).toEqual({
        encoding,
        vary: 'accept-encoding',
        text: expect.stringContaining('</html>'),
      });
    },
  );
});
