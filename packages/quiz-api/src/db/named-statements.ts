import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Longer ones insert many rows and hardly come again with as many. */
const LONGEST_TEXT = 6_000;
/** A connection keeps the plan of every named statement: their number must have an end. */
const MOST_NAMES = 1_000;

const names = new Map<string, string>();

/**
 * Makes PostgreSQL keep the plans of a connection's statements: planning one takes about as long as running it. The
 * first executions of each are still planned for their own values, and later ones where that is cheaper.
 */
export function nameStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  const named = (config: unknown, ...rest: unknown[]) => query(withName(config, rest[0]), ...rest);
  client.query = named as typeof client.query;
}

function withName(config: unknown, values: unknown): unknown {
  if (!isQueryConfig(config) || !Array.isArray(values) || values.length === 0) return config;
  const name = config.name ?? nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}

function isQueryConfig(config: unknown): config is pg.QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > LONGEST_TEXT || names.size >= MOST_NAMES) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
