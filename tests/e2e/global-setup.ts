import { startTestArena } from './test-arena.ts';

/** Starts the whole product once for all browser tests, in a folder of its own on free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { arena, apiUrl, dispose } = await startTestArena();
  process.env.ARENA_URL = arena.url;
  process.env.ARENA_API_URL = apiUrl;
  process.env.ARENA_OPERATOR_KEY = arena.secrets.OPERATOR_KEY;
  return dispose;
}
