import { join } from 'node:path';

export interface FrontConfig {
  readonly host: string;
  readonly port: number;
  readonly webDir: string;
  readonly quizApiUrl: string;
  /** Base addresses of the battle nodes; a name may stand for many. */
  readonly battleUrls: readonly string[];
  /** Proxies before this one whose `X-Forwarded-…` is believed: addresses or CIDR ranges. */
  readonly trustedProxies: readonly string[];
  /** Whether players come by HTTPS: browsers are told to keep to it. */
  readonly isSecure: boolean;
}

/**
 * The environment of the front server: HOST, PORT, WEB_DIR, QUIZ_API_URL, BATTLE_URLS, TRUSTED_PROXIES, PUBLIC_URL.
 * @throws Error with one sentence for the operator, naming the variable
 */
export function readFrontConfig(env: Readonly<Record<string, string | undefined>>): FrontConfig {
  const publicUrl = address('PUBLIC_URL', env.PUBLIC_URL || 'http://localhost:8080');
  return {
    host: env.HOST || '127.0.0.1',
    port: portNumber(env.PORT || '8080'),
    webDir: env.WEB_DIR || join(import.meta.dirname, '../../web/dist'),
    quizApiUrl: address('QUIZ_API_URL', env.QUIZ_API_URL || 'http://127.0.0.1:8081').origin,
    battleUrls: words(env.BATTLE_URLS || 'http://127.0.0.1:8082').map(
      (url) => address('BATTLE_URLS', url).origin,
    ),
    trustedProxies: words(env.TRUSTED_PROXIES ?? ''),
    isSecure: publicUrl.protocol === 'https:',
  };
}

function address(name: string, value: string): URL {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} must be an http or https address, not "${value}".`);
  }
  return url;
}

function portNumber(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function words(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
