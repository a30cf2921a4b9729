import type { ActionClient } from '@quiz-arena/contract/action-caller';
import type { RootStore } from '../../shared/store/app-hooks.ts';
import type { PlayState } from '../play-slice.ts';

/** What an effect is given: the store, the backend, and its own life. */
export interface EffectApi extends Pick<RootStore, 'getState' | 'dispatch'> {
  readonly client: ActionClient;
  /** The game before the change that started the effect. */
  readonly before: PlayState;
  /** Waits for `work`; throws `CalledOff` when the effect is called off first. */
  pause<Value>(work: Promise<Value>): Promise<Value>;
  /** Waits so many milliseconds; throws `CalledOff` when the effect is called off first. */
  delay(ms: number): Promise<void>;
}

/** Something that a game does by itself when its state has changed. */
export interface Effect {
  /** Whether this change starts it; a run of it that is still going on is called off then. */
  isDue(now: PlayState, before: PlayState): boolean;
  run(api: EffectApi): void | Promise<void>;
}

/** Ends an effect that is called off, in silence. */
export class CalledOff extends Error {}
