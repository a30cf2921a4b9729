import { afterEach } from 'vitest';
import { type BattleServer, buildBattleServer } from '../build-battle-server.ts';
import { readConfig } from '../config.ts';
import { type BattleClient, type ConnectOptions, connectPlayer } from './battle-client.ts';
import { type FakeQuizApi, startFakeQuizApi } from './fake-quiz-api.ts';

export const SERVICE_KEY = 'service-key-of-the-tests-0123456789';
export const OPERATOR_KEY = 'operator-key-of-the-tests-012345678';

/** Short enough for a test, long enough for a busy machine. */
const shortened = {
  BATTLE_QUESTION_MS: '4000',
  BATTLE_RECEIPT_WAIT_MS: '300',
  BATTLE_CLOSE_MARGIN_MS: '50',
  BATTLE_REVEAL_MS: '30',
  BATTLE_COUNTDOWN_MS: '50',
  BATTLE_GRACE_CLOSED_MS: '3000',
  BATTLE_GRACE_LOST_MS: '3000',
  BATTLE_SETTLEMENT_FIRST_MS: '200',
  BATTLE_REVOCATION_POLL_MS: '100',
  BATTLE_COMPARE_REVISIONS_MS: '300',
};

export interface TestArena {
  readonly api: FakeQuizApi;
  readonly ports: readonly number[];
  /** The environment that the nodes were built from. */
  readonly env: Readonly<Record<string, string>>;
  /** Connects to the given node (0 unless told). */
  connect(token: string, options?: ConnectOptions & { readonly node?: number }): Promise<BattleClient>;
  /** Ends one node in order. */
  stopNode(node: number): Promise<void>;
}

/** Starts battle nodes with a fake quiz backend for each test that asks, and stops them after it. */
export function withBattleServers(): (
  nodeCount: number,
  env?: Readonly<Record<string, string>>,
) => Promise<TestArena> {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  return async (nodeCount, env = {}) => {
    const api = await startFakeQuizApi(SERVICE_KEY);
    closers.push(api.close);
    const variables = {
      SERVICE_KEY,
      OPERATOR_KEY,
      PORT: '0',
      QUIZ_API_URL: api.url,
      LOG_LEVEL: 'silent',
      DRAIN_MS: '0',
      COMMANDS_PER_SECOND: '100',
      HANDSHAKES_PER_MINUTE: '100000',
      ...shortened,
      ...env,
    };
    const config = readConfig(variables);
    const nodes = await Promise.all(Array.from({ length: nodeCount }, () => buildBattleServer(config)));
    const running = new Set(nodes);
    const ports = await Promise.all(nodes.map((node) => node.listen()));
    const stop = async (node: BattleServer) => void (running.delete(node) && (await node.close()));
    closers.push(() => Promise.all(nodes.map(stop)));
    return {
      api,
      ports,
      env: variables,
      async connect(token, { node = 0, ...options } = {}) {
        const client = await connectPlayer(ports[node] ?? 0, token, options);
        closers.push(client.close);
        return client;
      },
      async stopNode(node) {
        const stopped = nodes[node];
        if (stopped) await stop(stopped);
      },
    };
  };
}
