import type { ActionClient } from '@quiz-arena/contract/action-caller';
import type { RootStore } from '../store/app-hooks.ts';

/** What the page of a visit's first address may use before it is drawn. */
export interface PageStart {
  readonly store: Pick<RootStore, 'getState' | 'dispatch'>;
  readonly client: Pick<ActionClient, 'request'>;
  readonly pathname: string;
}
