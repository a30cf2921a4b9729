import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import { startLocalRedis } from '../../../scripts/arena/local-stores.ts';
import type { ServiceProcess } from '../../../scripts/arena/service-process.ts';

/** A redis-server with its append-only file, as in production, to be killed, rolled back and emptied. */
export class RedisUnderTest {
  readonly port: number;
  readonly #dataDir: string;
  readonly #hasNoFile: boolean;
  #server: ServiceProcess | undefined;

  private constructor(dataDir: string, port: number, hasNoFile: boolean) {
    this.#dataDir = dataDir;
    this.port = port;
    this.#hasNoFile = hasNoFile;
  }

  static async start(dataDir: string, { hasNoFile = false } = {}): Promise<RedisUnderTest> {
    const redis = new RedisUnderTest(dataDir, await findFreePort(), hasNoFile);
    await redis.startAgain();
    return redis;
  }

  /** On whatever the file holds. */
  async startAgain(): Promise<void> {
    this.#server = await startLocalRedis({ dataDir: this.#dataDir, redisPort: this.port });
  }

  async kill(): Promise<void> {
    await this.#server?.kill();
    if (this.#hasNoFile) this.forget();
  }

  /** Notes the file as it is now; the answer puts it back, while the server is down: what came later is lost. */
  noteFile(): () => void {
    const noted = join(this.#dataDir, 'redis-before');
    rmSync(noted, { recursive: true, force: true });
    cpSync(this.#file, noted, { recursive: true });
    return () => {
      this.forget();
      cpSync(noted, this.#file, { recursive: true });
    };
  }

  /** Empties its folder, while the server is down. */
  forget(): void {
    rmSync(this.#file, { recursive: true, force: true });
  }

  /** What is wrong with its keys once no battle is played any more: they go with their time, and no deadline is left. */
  async findLeftovers(): Promise<readonly string[]> {
    const redis = new Redis(this.port);
    try {
      const keys = await redis.keys('*');
      const kept = await Promise.all(keys.map(async (key) => ((await redis.pttl(key)) === -1 ? [key] : [])));
      const deadlines = await Promise.all(
        keys.filter((key) => key.endsWith(':deadlines')).map((key) => redis.zrange(key, 0, '-1')),
      );
      return [
        ...kept.flat().map((key) => `I12: the key ${key} stays for ever`),
        ...deadlines.flat().map((roomId) => `I12: the room ${roomId} is over and has a deadline`),
      ];
    } finally {
      redis.disconnect();
    }
  }

  async stop(): Promise<void> {
    await this.#server?.kill();
  }

  get #file(): string {
    return join(this.#dataDir, 'redis');
  }
}
