import type { ActionClient } from '@quiz-arena/contract/action-caller';
import type { RootStore } from '../../shared/store/app-hooks.ts';
import { type PlayState, selectPlay } from '../play-slice.ts';
import { CalledOff, type Effect, type EffectApi } from './effect-api.ts';

/**
 * Starts effects as the game's state changes. (Redux Toolkit's listener middleware does the like, but would be part of
 * the first load, where no game is played.)
 * @returns a function that stops following and calls off whatever is going on
 */
export function followGame(store: RootStore, client: ActionClient, effects: readonly Effect[]): () => void {
  const running = new Map<Effect, AbortController>();
  let before = selectPlay(store.getState());
  const start = (effect: Effect, from: PlayState) => {
    running.get(effect)?.abort();
    const life = new AbortController();
    running.set(effect, life);
    void live(effect, createEffectApi(store, client, from, life.signal));
  };
  const stopFollowing = store.subscribe(() => {
    const now = selectPlay(store.getState());
    if (now === before) return;
    const from = before;
    before = now;
    for (const effect of effects) if (effect.isDue(now, from)) start(effect, from);
  });
  return () => {
    stopFollowing();
    for (const life of running.values()) life.abort();
  };
}

async function live(effect: Effect, api: EffectApi): Promise<void> {
  try {
    await effect.run(api);
  } catch (error) {
    if (!(error instanceof CalledOff)) throw error;
  }
}

function createEffectApi(
  { getState, dispatch }: RootStore,
  client: ActionClient,
  before: PlayState,
  signal: AbortSignal,
): EffectApi {
  const { promise: calledOff, reject } = Promise.withResolvers<never>();
  calledOff.catch(() => undefined);
  signal.addEventListener('abort', () => reject(new CalledOff()), { once: true });
  const pause = <Value>(work: Promise<Value>) => Promise.race([work, calledOff]);
  return {
    getState,
    dispatch,
    client,
    before,
    pause,
    delay: async (ms) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      await pause(promise);
    },
  };
}
