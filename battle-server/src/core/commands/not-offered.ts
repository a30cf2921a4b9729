import type { CommandHandlers } from '../command-handlers.ts';
import type { CoreCommandOf } from '../core-command.ts';
import type { Draft, Verdict } from '../decision.ts';

type NotOffered = CoreCommandOf<'ready' | 'start' | 'kick' | 'deleteRoom'>;

/** Commands that random battles do not take, and that no other kind of battle takes yet. */
function refuse(_draft: Draft, _command: NotOffered): Verdict {
  return 'WRONG_PHASE';
}

/** The one place that lists what is not offered: a handler of its own replaces a row. */
export const notOffered: CommandHandlers<NotOffered['type']> = {
  ready: refuse,
  start: refuse,
  kick: refuse,
  deleteRoom: refuse,
};
