import type { Driver } from 'redux-remember';

/** The one key in browser storage: prefix `persist:` and the name of the root state. */
export const ROOT_KEY = 'persist:root';

/** Rehydration waits this long at most, in ms; then the page starts with a fresh state. */
export const REHYDRATE_LIMIT_MS = 5000;

/** Storage that may answer at once (localStorage) or later. */
export interface KeyedStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
}

/**
 * Keeps redux-remember's whole state under `persist:root`, whatever key it asks for.
 * A read that takes longer than `limitMs`, fails, or finds something that is not a state gives null; a write that
 * fails (storage full or switched off) is given up: the game goes on without memory.
 */
export function createPersistDriver(storage: KeyedStorage, limitMs = REHYDRATE_LIMIT_MS): Driver {
  return {
    getItem: async () => {
      const text = await withinLimit(readText(storage), limitMs);
      return text !== null && isState(text) ? text : null;
    },
    setItem: async (_key: string, value: string) => {
      try {
        await storage.setItem(ROOT_KEY, value);
      } catch {
        return;
      }
    },
  };
}

async function readText(storage: KeyedStorage): Promise<string | null> {
  try {
    return await storage.getItem(ROOT_KEY);
  } catch {
    return null;
  }
}

function withinLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Value | null>();
  const timer = setTimeout(() => resolve(null), limitMs);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

function isState(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
