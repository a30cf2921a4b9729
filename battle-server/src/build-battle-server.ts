import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { pino } from 'pino';
import { mountOperations } from './adapters/http/mount-operations.ts';
import { createPrometheusMeter } from './adapters/http/prometheus-meter.ts';
import { sendSafeHeaders } from './adapters/http/safe-headers.ts';
import { createQuizApiBattleTerms } from './adapters/quiz-api/quiz-api-battle-terms.ts';
import { createQuizApiClient } from './adapters/quiz-api/quiz-api-client.ts';
import { createQuizApiPlayerDirectory } from './adapters/quiz-api/quiz-api-player-directory.ts';
import { createQuizApiQuestionSource } from './adapters/quiz-api/quiz-api-question-source.ts';
import { createQuizApiResultSink } from './adapters/quiz-api/quiz-api-result-sink.ts';
import { createQuizApiRevocationFeed } from './adapters/quiz-api/quiz-api-revocation-feed.ts';
import { buildSocketServer } from './adapters/socket/socket-server.ts';
import { cryptoIds } from './adapters/system/crypto-ids.ts';
import { cryptoRandom } from './adapters/system/crypto-random.ts';
import { rulesFingerprint } from './adapters/system/rules-fingerprint.ts';
import type { BattlePorts } from './application/battle-ports.ts';
import { buildApplication } from './application/build-application.ts';
import type { BattleServerConfig } from './config.ts';
import type { NodeId } from './core/node-id.ts';
import { type Backend, openMemoryBackend, openRedisBackend } from './open-backend.ts';

export interface BattleServer {
  readonly nodeId: NodeId;
  /** Begins to serve; the answer is the port. */
  listen(): Promise<number>;
  /** Sends the players away over DRAIN_MS, then ends. */
  close(): Promise<void>;
}

/** Builds one battle node without listening. Throws when Redis is configured and cannot be reached. */
export async function buildBattleServer(config: BattleServerConfig): Promise<BattleServer> {
  const log: FastifyBaseLogger = pino({ level: config.LOG_LEVEL });
  const meter = createPrometheusMeter();
  const backend = await openBackend(config, log);
  const ports = buildPorts(config, backend, log, meter);
  const application = buildApplication(ports);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const sockets = buildSocketServer(app.server, application, ports, {
    origins: config.ORIGINS,
    trustedProxies: config.TRUSTED_PROXIES,
    handshakesPerMinute: config.HANDSHAKES_PER_MINUTE,
    commandsPerSecond: config.COMMANDS_PER_SECOND,
  });
  sendSafeHeaders(app);
  let isDraining = false;
  let stop = () => {};
  mountOperations(app, {
    ports,
    meter,
    operatorKey: config.OPERATOR_KEY,
    isDraining: () => isDraining,
    reachStore: backend.reach,
    countPlayers: sockets.count,
  });

  return {
    nodeId: ports.nodeId,
    async listen() {
      await backend.registry.beat(ports.nodeId);
      await sockets.start();
      stop = application.run(sockets.onRevoked);
      await app.listen({ host: config.HOST, port: config.PORT });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      isDraining = true;
      application.drain();
      if (!backend.outlivesNode) await application.abandon();
      await sockets.drain(config.DRAIN_MS);
      stop();
      await sockets.close();
      await app.close();
      backend.close();
    },
  };
}

async function openBackend(config: BattleServerConfig, log: BattlePorts['log']): Promise<Backend> {
  const { REDIS_URL, settings } = config;
  return REDIS_URL === undefined ? openMemoryBackend(settings) : openRedisBackend(REDIS_URL, settings, log);
}

function buildPorts(
  config: BattleServerConfig,
  backend: Backend,
  log: BattlePorts['log'],
  meter: BattlePorts['meter'],
): BattlePorts {
  const client = createQuizApiClient({
    baseUrl: config.QUIZ_API_URL,
    serviceKey: config.SERVICE_KEY,
    timeoutMs: config.QUIZ_API_TIMEOUT_MS,
    log,
  });
  return {
    ...backend,
    nodeId: `node-${randomUUID()}` as NodeId,
    rules: rulesFingerprint(),
    settings: config.settings,
    terms: createQuizApiBattleTerms(client, config.settings, config.overrides),
    directory: createQuizApiPlayerDirectory(client),
    questions: createQuizApiQuestionSource(client),
    results: createQuizApiResultSink(client),
    revocations: createQuizApiRevocationFeed(client),
    random: cryptoRandom,
    ids: cryptoIds,
    log,
    meter,
  };
}
