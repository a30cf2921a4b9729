import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { bankMediaFolder } from '@quiz-arena/question-bank/content-files';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createAlerts } from './alerts.ts';
import { buildHandlers } from './build-handlers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { mountDocs } from './docs/mount-docs.ts';
import { createProfileImages } from './domains/accounts/profile-image.ts';
import type { Programme } from './domains/programme/plan-programme.ts';
import { createSettingsReader } from './domains/settings/settings-reader.ts';
import { webSettingsOf } from './domains/settings/web-settings.ts';
import { createApiTokens } from './http/api-token.ts';
import { registerFaultHandlers } from './http/faults.ts';
import { registerHealth } from './http/health.ts';
import { endConnectionsWhenClosing } from './http/last-answers.ts';
import { logSerializers } from './http/log-errors.ts';
import { registerMetrics } from './http/metrics.ts';
import { mountActions } from './http/mount-actions.ts';
import { refuseOtherOrigins } from './http/origins.ts';
import { createRateLimits } from './http/rate-limits.ts';
import type { AccountRemover } from './identity/account-remover.ts';
import type { IdentityVerifier } from './identity/identity-verifier.ts';
import { generatedMediaFolder } from './media-folders.ts';
import { mountOperator } from './operator/mount-operator.ts';
import { createPictureLinks } from './picture-links.ts';
import type { PushMessenger } from './push/push-messenger.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';

const MAX_FIELDS = 40;

export interface AppDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly identities: IdentityVerifier;
  /** Deletes accounts at the sign-in service; undefined: they wait until there is one. */
  readonly accounts?: AccountRemover | undefined;
  /** Sends push messages; undefined: notifications are read in the game alone. */
  readonly push?: PushMessenger | undefined;
  /** Contests and exams that come again and again; none unless given. */
  readonly programmes?: readonly Programme[];
  /** True from the moment the process was asked to stop. */
  readonly isDraining?: () => boolean;
  /** Where log lines go; default: standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The whole HTTP application, not listening: tests `inject` into it, main.ts lets it listen. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, db, clock, identities } = dependencies;
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      serializers: logSerializers,
      ...(dependencies.logStream && { stream: dependencies.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.UPLOAD_LIMIT_BYTES + config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUSTED_PROXIES,
  });
  const mediaDirectory = join(config.DATA_DIR, 'media');
  await registerPlugins(app, config, mediaDirectory);
  await serveBankMedia(app, config);
  const alerts = createAlerts(app.log, registerMetrics(app));
  registerHealth(app, db, dependencies.isDraining ?? (() => false));
  registerFaultHandlers(app);
  endConnectionsWhenClosing(app);
  const reader = createSettingsReader(db, clock);
  const { programmes = [], accounts, push } = dependencies;
  const pictures = createPictureLinks(config.PUBLIC_URL);
  if (config.isProduction && accounts === undefined) {
    app.log.warn('without FIREBASE_CREDENTIALS the sign-in accounts of deleted players stay');
  }
  const outside = { programmes, accounts, push, imageUrl: pictures.absolute };
  sweepWhileListening(
    app,
    createSweeper({ db, clock, log: app.log, alerts, readSettings: reader.read, ...outside }),
  );
  const tokens = createApiTokens(config.API_TOKEN_SECRET, clock);
  const handlers = buildHandlers({
    tokens,
    erasureSecret: config.ERASURE_SECRET,
    accounts,
    push,
    images: createProfileImages(mediaDirectory),
    acceptPicture: pictures.accept,
    reader,
    web: webSettingsOf(config),
    matchGraceMs: config.MATCH_GRACE_MS,
  });
  mountActions(app, handlers, {
    authority: { db, tokens, identities, serviceKey: config.SERVICE_KEY },
    clock,
    alerts,
    readSettings: reader.read,
    imageUrl: pictures.absolute,
    limits: createRateLimits(app, {
      perPlayer: config.RATE_LIMIT_PLAYER_PER_MINUTE,
      perAddress: config.RATE_LIMIT_ADDRESS_PER_MINUTE,
    }),
  });
  mountDocs(app);
  mountOperator(app, { operatorKey: config.OPERATOR_KEY, db, clock, reader, tokens, mediaDirectory });
  return app;
}

/** Tests that only inject never listen: they sweep when they want to. */
function sweepWhileListening(app: FastifyInstance, sweeper: Sweeper): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = sweeper.start();
  });
  app.addHook('preClose', async () => stop?.());
}

async function registerPlugins(app: FastifyInstance, config: Config, mediaDirectory: string): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: config.BODY_LIMIT_BYTES });
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fields: MAX_FIELDS,
      files: 1,
      parts: MAX_FIELDS + 1,
      fieldNameSize: 100,
      fieldSize: config.BODY_LIMIT_BYTES,
      fileSize: config.UPLOAD_LIMIT_BYTES,
    },
  });
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' } });
  refuseOtherOrigins(app, config.ORIGINS);
  await app.register(cors, { origin: config.ORIGINS, methods: ['POST'], maxAge: 600 });
  await app.register(rateLimit, { global: false, cache: 50_000 });
  await mkdir(mediaDirectory, { recursive: true });
  await app.register(fastifyStatic, {
    root: mediaDirectory,
    prefix: '/media/',
    index: false,
    immutable: true,
    maxAge: '30d',
  });
}

/** Pictures and sounds of the question bank: those that were written and those that rules made. */
async function serveBankMedia(app: FastifyInstance, config: Config): Promise<void> {
  const generated = generatedMediaFolder(config);
  await mkdir(generated, { recursive: true });
  await app.register(fastifyStatic, {
    root: existsSync(bankMediaFolder) ? [bankMediaFolder, generated] : [generated],
    prefix: '/media/bank/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    maxAge: '1d',
  });
}
