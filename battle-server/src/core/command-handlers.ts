import type { CoreCommand, CoreCommandOf } from './core-command.ts';
import type { Draft, Verdict } from './decision.ts';

/** How each kind of command is decided. */
export type CommandHandlers<Type extends CoreCommand['type']> = {
  readonly [T in Type]: (draft: Draft, command: CoreCommandOf<T>) => Verdict;
};
