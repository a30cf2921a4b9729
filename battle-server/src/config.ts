import { resolve } from 'node:path';
import {
  type BattleLimitName,
  type BattleSettings,
  battleLimits,
  defaultBattleSettings,
} from '@quiz-arena/contract/battle/battle-limits';
import { z } from 'zod';
import { isAddressOrRange } from './adapters/socket/address-set.ts';
import { developmentSecrets } from './development-secrets.ts';

const secretNames = ['SERVICE_KEY', 'OPERATOR_KEY'] as const;

const words = z
  .string()
  .transform((list) => list.split(',').map((word) => word.trim()))
  .transform((list) => list.filter((word) => word !== ''));
const wholeNumber = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
/** What is repeated or typed in a hurry is no secret; 32 hexadecimal digits have some 14 different ones. */
const secret = z
  .string()
  .min(32)
  .refine((text) => new Set(text).size >= 8, 'it has fewer than 8 different characters');

/** The environment variables of a battle node; README.md has the same list with meanings. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 8082),
  DATA_DIR: z.string().min(1).default('.data'),
  QUIZ_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .prefault('http://localhost:8081'),
  QUIZ_API_TIMEOUT_MS: wholeNumber(100, 60_000, 6_000),
  SERVICE_KEY: secret,
  OPERATOR_KEY: secret,
  REDIS_URL: words.pipe(z.array(z.url({ protocol: /^rediss?$/ })).min(1)).optional(),
  ORIGINS: words.prefault('http://localhost:8080,http://127.0.0.1:8080'),
  TRUSTED_PROXIES: words
    .refine((list) => list.every(isAddressOrRange), 'it names what is no address and no CIDR range')
    .prefault('127.0.0.1,::1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DRAIN_MS: wholeNumber(0, 600_000, 5_000),
  HANDSHAKES_PER_MINUTE: wholeNumber(1, 1_000_000, 600),
  COMMANDS_PER_SECOND: wholeNumber(1, 1_000, 10),
});

export type BattleServerConfig = Readonly<z.output<typeof environment>> & {
  /** The numbers of battle-limits.ts, each overridden by its variable. */
  readonly settings: BattleSettings;
  /** Those that a variable names: they win over the quiz's own settings as well. */
  readonly overrides: Partial<BattleSettings>;
};

/**
 * Reads the configuration once. In production every secret must be given; elsewhere a missing one is made and
 * kept in the data directory, which quiz-api shares.
 * @throws Error with one sentence for the operator, naming the variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BattleServerConfig {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const isProduction = given.NODE_ENV === 'production';
  const missing = secretNames.find((name) => given[name] === undefined);
  if (isProduction && missing)
    throw new Error(`${missing} must be set in production: it has no default there.`);
  const secrets = missing ? developmentSecrets(resolve(given.DATA_DIR ?? '.data'), secretNames) : {};
  const result = environment.safeParse({ ...secrets, ...given });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `The configuration ${issue?.path.join('.') ?? ''} is not usable: ${issue?.message ?? ''}`,
    );
  }
  const overrides = readOverrides(given);
  return { ...result.data, settings: { ...defaultBattleSettings, ...overrides }, overrides };
}

/** `questionMs` is BATTLE_QUESTION_MS. */
export function variableOf(limit: BattleLimitName): string {
  return `BATTLE_${limit.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function readOverrides(env: Readonly<Record<string, string>>): Partial<BattleSettings> {
  const names = Object.keys(battleLimits) as BattleLimitName[];
  const entries = names.flatMap((name) => {
    const variable = variableOf(name);
    const value = env[variable];
    if (value === undefined) return [];
    if (!/^\d{1,12}$/.test(value)) {
      throw new Error(`The configuration ${variable} is not usable: it must be a whole number.`);
    }
    return [[name, Number(value)] as const];
  });
  return Object.fromEntries(entries);
}
