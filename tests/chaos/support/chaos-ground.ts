import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/arena/free-port.ts';
import { type LocalSecrets, readLocalSecrets } from '../../../scripts/arena/local-secrets.ts';
import { startLocalPostgres } from '../../../scripts/arena/local-stores.ts';
import { type ServiceProcess, startService } from '../../../scripts/arena/service-process.ts';
import { QuizBackend } from './quiz-backend.ts';
import type { SabotagePatch } from './sabotage-patch.ts';
import { backend, patchesOf, preloadSabotage, serverFolder } from './server-process.ts';

/** A match that nobody renewed for so long is void once its room is gone, milliseconds. */
const MATCH_GRACE_MS = 3_000;
const READY_WITHIN_MS = 120_000;

/** What all scenarios of a run stand on: a PostgreSQL with its players and a quiz backend, both to be broken at will. */
export class ChaosGround {
  readonly dataDir: string;
  readonly secrets: LocalSecrets;
  readonly ports: { readonly postgres: number; readonly api: number };
  readonly quiz: QuizBackend;
  #postgres: ServiceProcess | undefined;
  #api: ServiceProcess | undefined;
  #patches: readonly SabotagePatch[] = [];

  private constructor(dataDir: string, ports: ChaosGround['ports']) {
    this.dataDir = dataDir;
    this.ports = ports;
    this.secrets = readLocalSecrets(join(dataDir, 'secrets.json'));
    this.quiz = new QuizBackend(`http://127.0.0.1:${ports.api}`, this.secrets);
  }

  static async start(): Promise<ChaosGround> {
    const dataDir = mkdtempSync(join(tmpdir(), 'quiz-arena-chaos-'));
    // PostgreSQL's own user goes through it when root runs this.
    chmodSync(dataDir, 0o755);
    const ground = new ChaosGround(dataDir, { postgres: await findFreePort(), api: await findFreePort() });
    try {
      await ground.startPostgres();
      await ground.startApi();
      return ground;
    } catch (error) {
      await ground.stop({ keepsLogs: true });
      throw error;
    }
  }

  async startPostgres(): Promise<void> {
    this.#postgres = await startLocalPostgres({ dataDir: this.dataDir, postgresPort: this.ports.postgres });
  }

  /** SIGKILL of the database and all its processes: a crash. */
  async killPostgres(): Promise<void> {
    await this.#postgres?.kill();
  }

  async startApi(): Promise<void> {
    const { ports, dataDir } = this;
    this.#api = await startService({
      name: 'quiz-api',
      command: process.execPath,
      args: [...preloadSabotage(this.#patches, backend), 'src/main.ts'],
      cwd: serverFolder(backend),
      env: {
        ...this.secrets,
        SABOTAGE: JSON.stringify(this.#patches),
        DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.postgres}/postgres`,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: String(ports.api),
        LOG_LEVEL: 'warn',
        MATCH_GRACE_MS: String(MATCH_GRACE_MS),
        RATE_LIMIT_PLAYER_PER_MINUTE: '1000000',
        RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
      },
      logFile: join(dataDir, 'logs', 'quiz-api.log'),
      ready: `http://127.0.0.1:${ports.api}/readyz`,
      readyWithinMs: READY_WITHIN_MS,
    });
  }

  async killApi(): Promise<void> {
    await this.#api?.kill();
  }

  /** Stops the backend's clock, or lets it go on: a process that hangs. */
  freezeApi(isFrozen: boolean): void {
    if (this.#api?.isRunning()) process.kill(-this.#api.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Makes sure that everything is up, with these patches in the backend and no others. */
  async mend(patches: readonly SabotagePatch[]): Promise<void> {
    if (this.#postgres?.isRunning() !== true) await this.startPostgres();
    const wanted = patchesOf(patches, backend);
    const isSame = JSON.stringify(wanted) === JSON.stringify(this.#patches);
    if (this.#api?.isRunning() === true && isSame) return;
    await this.#api?.stop();
    this.#patches = wanted;
    await this.startApi();
  }

  /** Stops everything; the logs go with the data unless they are kept. */
  async stop({ keepsLogs = false } = {}): Promise<void> {
    await this.#api?.stop();
    await this.#postgres?.stop();
    if (keepsLogs) rmSync(join(this.dataDir, 'postgres'), { recursive: true, force: true });
    else rmSync(this.dataDir, { recursive: true, force: true });
  }
}
