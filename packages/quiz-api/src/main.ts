import { writeGeneratedMedia } from '@quiz-arena/question-bank/bank-media';
import { contentFingerprint } from '@quiz-arena/question-bank/content-fingerprint';
import { loadProgrammes, loadQuestionBank } from '@quiz-arena/question-bank/load-question-bank';
import { buildApp } from './build-app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { isContentLoaded, loadContent } from './domains/catalogue/load-content.ts';
import { openFirebaseProject } from './identity/firebase-app.ts';
import { generatedMediaFolder } from './media-folders.ts';

/** How long a stop waits for requests that are being answered. */
const DRAIN_MS = 10_000;

/** Opens the database, brings it up to this release, loads the content, listens; stops on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.DATABASE_URL, { poolSize: config.DATABASE_POOL });
  const firebase = openFirebaseProject({
    projectId: config.FIREBASE_PROJECT_ID,
    credentials: config.FIREBASE_CREDENTIALS,
    hasEmulator: config.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
  });
  let isDraining = false;
  const app = await buildApp({
    config,
    db: database.db,
    clock: systemClock,
    identities: firebase.identities,
    accounts: firebase.accounts,
    push: firebase.push,
    programmes: loadProgrammes(),
    isDraining: () => isDraining,
  });
  const stop = async (signal: string) => {
    if (isDraining) return;
    isDraining = true;
    app.log.info({ signal }, 'stopping');
    const forced = setTimeout(() => process.exit(1), DRAIN_MS);
    await app.close();
    await firebase.close();
    await database.close();
    clearTimeout(forced);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  await migrate(database.db);
  const { content, media } = await putContentInPlace(database.db, config);
  app.log.info({ content, media }, 'content is in place');
  await app.listen({ host: config.HOST, port: config.PORT });
}

/** Reads the bank only when it is not the one that was loaded before. `media`: pictures and sounds made. */
async function putContentInPlace(db: Database, config: Config) {
  const contentHash = contentFingerprint();
  const media = writeGeneratedMedia(generatedMediaFolder(config), contentHash);
  if (await isContentLoaded(db, contentHash)) return { content: 'unchanged', media };
  return { content: await loadContent(db, loadQuestionBank(), systemClock.now()), media };
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
