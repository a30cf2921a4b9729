import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const SECRETS = ['API_TOKEN_SECRET', 'SERVICE_KEY', 'OPERATOR_KEY', 'ERASURE_SECRET'] as const;
type SecretName = (typeof SECRETS)[number];

/** What is repeated or typed in a hurry is no secret; 32 hexadecimal digits have some 14 different ones. */
const secret = z
  .string()
  .min(32)
  .refine((text) => new Set(text).size >= 8, 'it has fewer than 8 different characters');
const wholeNumber = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const words = z
  .string()
  .transform((list) => list.split(',').map((word) => word.trim()))
  .pipe(z.array(z.string()))
  .transform((list) => list.filter((word) => word !== ''));
const text = z.string().default('');

/** The environment variables of quiz-api; README.md has the same list with meanings. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  ORIGINS: words.prefault('http://localhost:8080,http://127.0.0.1:8080'),
  TRUSTED_PROXIES: words.prefault('127.0.0.1,::1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: wholeNumber(10),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  API_TOKEN_SECRET: secret,
  SERVICE_KEY: secret,
  OPERATOR_KEY: secret,
  ERASURE_SECRET: secret,
  RATE_LIMIT_PLAYER_PER_MINUTE: wholeNumber(300),
  RATE_LIMIT_ADDRESS_PER_MINUTE: wholeNumber(600),
  MATCH_GRACE_MS: wholeNumber(60_000),
  BODY_LIMIT_BYTES: wholeNumber(262_144),
  UPLOAD_LIMIT_BYTES: wholeNumber(2_097_152),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-quiz-arena'),
  FIREBASE_CREDENTIALS: text,
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  AUTH_EMULATOR_URL: text,
  FIREBASE_API_KEY: z.string().default('local-emulator'),
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_DATABASE_URL: text,
  FIREBASE_STORAGE_BUCKET: text,
  FIREBASE_MESSAGING_SENDER_ID: text,
  FIREBASE_APP_ID: text,
  FIREBASE_MEASUREMENT_ID: text,
});

export type Config = Readonly<z.output<typeof environment>> & {
  readonly DATABASE_URL: string;
  readonly DATA_DIR: string;
  readonly isProduction: boolean;
};

/**
 * Reads the configuration once.
 * In production every secret must be given; elsewhere a missing one is made and kept in the data directory.
 * @throws Error with one sentence for the operator, naming the variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const isProduction = given.NODE_ENV === 'production';
  const dataDirectory = resolve(given.DATA_DIR ?? '.data');
  if (isProduction) refuseInProduction(given);
  const secrets = isProduction ? {} : developmentSecrets(dataDirectory, given);
  const result = environment.safeParse({ ...secrets, ...given });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `The configuration ${issue?.path.join('.') ?? ''} is not usable: ${issue?.message ?? ''}`,
    );
  }
  return {
    ...result.data,
    DATA_DIR: dataDirectory,
    DATABASE_URL: result.data.DATABASE_URL ?? `pglite:${join(dataDirectory, 'database')}`,
    isProduction,
  };
}

function refuseInProduction(given: Record<string, string | undefined>): void {
  for (const name of [...SECRETS, 'FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'PUBLIC_URL', 'ORIGINS']) {
    if (given[name] === undefined)
      throw new Error(`${name} must be set in production: it has no default there.`);
  }
  if (given.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: with it, unsigned sign-in tokens are believed.',
    );
  }
  const twice = SECRETS.find((name, place) =>
    SECRETS.slice(place + 1).some((other) => given[other] === given[name]),
  );
  if (twice !== undefined)
    throw new Error(`${twice} is the same as another secret: each must be one of its own.`);
}

function developmentSecrets(
  directory: string,
  given: Record<string, string | undefined>,
): Partial<Record<SecretName, string>> {
  if (SECRETS.every((name) => given[name] !== undefined)) return {};
  const path = join(directory, 'secrets.json');
  const known: Partial<Record<SecretName, string>> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {};
  const made = Object.fromEntries(
    SECRETS.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  );
  mkdirSync(directory, { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...known, ...made }, null, 2)}\n`, { mode: 0o600 });
  return made;
}
