import { join } from 'node:path';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import { type ServiceProcess, startService } from '../../../scripts/arena/service-process.ts';
import type { SabotagePatch } from './sabotage-patch.ts';
import { battleServer, patchesOf, preload, preloadSabotage, serverFolder } from './server-process.ts';
import { TcpProxy } from './tcp-proxy.ts';

const READY_WITHIN_MS = 60_000;

/** Short enough for a scenario of seconds, long enough for a busy machine. */
const quickBattles = {
  BATTLE_QUESTION_MS: '4000',
  BATTLE_REVEAL_MS: '100',
  BATTLE_COUNTDOWN_MS: '300',
  BATTLE_GRACE_LOST_MS: '15000',
  BATTLE_GRACE_BATTLE_MS: '60000',
  BATTLE_NODE_HEARTBEAT_MS: '250',
  BATTLE_NODE_DEAD_MS: '1500',
  BATTLE_HOLD_ATTEMPT_MS: '2000',
  BATTLE_SETTLEMENT_FIRST_MS: '500',
  BATTLE_SETTLEMENT_MAX_MS: '1000',
  BATTLE_RENEW_MATCHES_MS: '500',
  BATTLE_RECLAIM_MATCHES_MS: '500',
  BATTLE_COMPARE_REVISIONS_MS: '1000',
  BATTLE_SEARCH_MS: '8000',
  BATTLE_SEARCH_WINDOW_OPEN_MS: '300',
  BATTLE_PAIRS_PER_DAY: '10000',
  COMMANDS_PER_SECOND: '200',
  HANDSHAKES_PER_MINUTE: '1000000',
  QUIZ_API_TIMEOUT_MS: '2000',
  DRAIN_MS: '1000',
  LOG_LEVEL: 'warn',
};

export interface BattleNodeOptions {
  readonly name: string;
  readonly redisPort: number;
  readonly apiPort: number;
  /** Secrets, and numbers that differ from those of quick battles. */
  readonly env: Readonly<Record<string, string>>;
  readonly patches: readonly SabotagePatch[];
  /** How much the clock on this node's wall is off. */
  readonly clockOffsetMs: number;
  readonly logDir: string;
}

/** A battle node as a process of its own, with a network of its own to Redis and to the quiz backend. */
export class BattleNode {
  readonly redisLink: TcpProxy;
  readonly backendLink: TcpProxy;
  readonly #port: number;
  readonly #options: BattleNodeOptions;
  #process: ServiceProcess | undefined;
  #isServing = false;

  private constructor(options: BattleNodeOptions, port: number, redisLink: TcpProxy, backendLink: TcpProxy) {
    this.#options = options;
    this.#port = port;
    this.redisLink = redisLink;
    this.backendLink = backendLink;
  }

  static async start(options: BattleNodeOptions): Promise<BattleNode> {
    const links = [await TcpProxy.start(options.redisPort), await TcpProxy.start(options.apiPort)] as const;
    const node = new BattleNode(options, await findFreePort(), ...links);
    try {
      await node.startAgain();
      return node;
    } catch (error) {
      await node.stop();
      throw error;
    }
  }

  /** Whether a load balancer would send players here. */
  get isServing(): boolean {
    return this.#isServing;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the process (again) on the same port; resolves when it is ready. */
  async startAgain(): Promise<void> {
    const { name, env, patches, clockOffsetMs, logDir } = this.#options;
    this.#process = await startService({
      name,
      command: process.execPath,
      args: [
        ...(clockOffsetMs === 0 ? [] : preload('shift-clock.ts')),
        ...preloadSabotage(patches, battleServer),
        'src/main.ts',
      ],
      cwd: serverFolder(battleServer),
      env: {
        ...quickBattles,
        ...env,
        CLOCK_OFFSET_MS: String(clockOffsetMs),
        SABOTAGE: JSON.stringify(patchesOf(patches, battleServer)),
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        REDIS_URL: `redis://127.0.0.1:${this.redisLink.port}`,
        QUIZ_API_URL: `http://127.0.0.1:${this.backendLink.port}`,
      },
      logFile: join(logDir, `${name}.log`),
      ready: `${this.url}/readyz`,
      readyWithinMs: READY_WITHIN_MS,
    });
    this.#isServing = true;
  }

  async kill(): Promise<void> {
    this.#isServing = false;
    await this.#process?.kill();
  }

  /** SIGTERM, and waits for the end. */
  async terminate(): Promise<void> {
    this.#isServing = false;
    await this.#process?.stop();
  }

  /** Stops its clock, or lets it go on. */
  freeze(isFrozen: boolean): void {
    if (this.#process?.isRunning() !== true) return;
    process.kill(-this.#process.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT');
    this.#isServing = !isFrozen;
  }

  async stop(): Promise<void> {
    await this.kill();
    await Promise.all([this.redisLink.close(), this.backendLink.close()]);
  }
}
