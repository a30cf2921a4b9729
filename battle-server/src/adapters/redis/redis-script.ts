import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RedisCommands } from './redis-connections.ts';

/** A Lua script, run by its hash; sent whole to a server that does not know it (yet, or after a restart). */
export interface RedisScript {
  run(redis: RedisCommands, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>;
}

/** Reads `scripts/{name}.lua`. */
export function loadScript(name: string): RedisScript {
  const lua = readFileSync(new URL(`./scripts/${name}.lua`, import.meta.url), 'utf8');
  const sha = createHash('sha1').update(lua).digest('hex');
  return {
    async run(redis, keys, args) {
      try {
        return await redis.evalsha(sha, keys.length, ...keys, ...args);
      } catch (error) {
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        return redis.eval(lua, keys.length, ...keys, ...args);
      }
    },
  };
}
