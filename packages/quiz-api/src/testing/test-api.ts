import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionName, FieldsOf } from '@quiz-arena/contract/action-registry';
import type { UserId } from '@quiz-arena/contract/ids';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../build-app.ts';
import type { Clock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/template.ts';
import type { Identity } from '../http/handler.ts';
import type { AccountRemover } from '../identity/account-remover.ts';
import type { IdentityVerifier } from '../identity/identity-verifier.ts';
import type { PushMessenger } from '../push/push-messenger.ts';

export interface TestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape and assert what they find
  readonly body: any;
}

export interface CallOptions {
  /** Sent as the bearer. */
  readonly token?: string;
  readonly serviceKey?: string;
}

export interface TestPlayer {
  readonly id: UserId;
  readonly token: string;
}

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: TestClock;
  readonly config: Config;
  /** Sends an action as a urlencoded form. */
  call<Name extends ActionName>(
    action: Name,
    fields: FieldsOf<Name>,
    options?: CallOptions,
  ): Promise<TestAnswer>;
  /** Sends whatever fields a test wants, known to the contract or not. */
  post(action: string, fields: Record<string, string>, options?: CallOptions): Promise<TestAnswer>;
  /** An ID token that this API's sign-in service vouches for. */
  idTokenOf(identity: Partial<Identity> & { firebaseId: string }): string;
  /** Signs a new player up. */
  signUp(name?: string): Promise<TestPlayer>;
  /** Runs an operator command. */
  operate(command: string, given: object): Promise<TestAnswer>;
  close(): Promise<void>;
}

const IDENTITY_PREFIX = 'test-identity.';

/** Believes tokens that `idTokenOf` made; stands in for the hosted service, which e2e tests use for real. */
const testIdentities: IdentityVerifier = {
  async verify(token) {
    if (!token.startsWith(IDENTITY_PREFIX)) return undefined;
    return JSON.parse(Buffer.from(token.slice(IDENTITY_PREFIX.length), 'base64url').toString()) as Identity;
  },
};

function idTokenOf(identity: Partial<Identity> & { firebaseId: string }): string {
  const whole: Identity = {
    email: '',
    isEmailVerified: false,
    mobile: '',
    name: '',
    picture: '',
    ...identity,
  };
  return IDENTITY_PREFIX + Buffer.from(JSON.stringify(whole)).toString('base64url');
}

function createTestClock(start: Date): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

/** What stands at the edges of a test's API, where it is not what it is elsewhere. */
export interface TestEdges {
  readonly logStream?: { write(line: string): void };
  /** Default: believes what `idTokenOf` made. */
  readonly identities?: IdentityVerifier;
  readonly accounts?: AccountRemover;
  readonly push?: PushMessenger;
  readonly isDraining?: () => boolean;
}

/** A whole API on a fresh database, without a port. */
export async function startTestApi(
  env: Record<string, string> = {},
  { logStream, ...edges }: TestEdges = {},
): Promise<TestApi> {
  const directory = mkdtempSync(join(tmpdir(), 'quiz-api-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: directory, ...env });
  const database = await openTestDatabase();
  const clock = createTestClock(new Date('2026-03-02T12:00:00.000Z'));
  const app = await buildApp({
    config,
    db: database.db,
    clock,
    identities: testIdentities,
    ...edges,
    ...(logStream && { logStream }),
  });
  const post: TestApi['post'] = async (action, fields, { token, serviceKey } = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(serviceKey !== undefined && { 'x-service-key': serviceKey }),
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: response.statusCode, body: response.json() };
  };
  let players = 0;
  return {
    app,
    db: database.db,
    clock,
    config,
    post,
    call: (action, fields, options) => post(action, fields as Record<string, string>, options),
    idTokenOf,
    async signUp(name = 'Ada') {
      players += 1;
      const firebaseId = `player-${players}`;
      const token = idTokenOf({ firebaseId, email: `${firebaseId}@example.com`, isEmailVerified: true });
      const { body } = await post('user_signup', { firebase_id: firebaseId, type: 'email', name }, { token });
      return { id: body.data.id, token: body.data.api_token };
    },
    async operate(command, given) {
      const response = await app.inject({
        method: 'POST',
        url: `/operator/${command}`,
        headers: { authorization: `Bearer ${config.OPERATOR_KEY}` },
        payload: given,
      });
      return { status: response.statusCode, body: response.json() };
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
