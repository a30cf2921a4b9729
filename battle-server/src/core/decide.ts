import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import { type BattleState, findPlayer } from './battle-state.ts';
import type { CommandHandlers } from './command-handlers.ts';
import { abandon, confirmGivenUp } from './commands/abandon.ts';
import { answer } from './commands/answer.ts';
import { confirmHolds, refuseHolds } from './commands/answer-holds.ts';
import { answerSettlement } from './commands/answer-settlement.ts';
import { attach } from './commands/attach.ts';
import { detach, loseNode } from './commands/detach.ts';
import { leave } from './commands/leave.ts';
import { deleteRoom, join, kick, ready, start } from './commands/lobby.ts';
import { passDeadline } from './commands/pass-deadline.ts';
import { confirmRematch, dismissAbsent, rematch } from './commands/rematch.ts';
import { mute, say } from './commands/say.ts';
import { sync } from './commands/sync.ts';
import type { CoreCommand } from './core-command.ts';
import { deadlineOf } from './deadline-of.ts';
import { type CommandAnswer, type Decision, type DecisionContext, Draft, type Verdict } from './decision.ts';

const handlers: CommandHandlers<CoreCommand['type']> = {
  join,
  ready,
  start,
  kick,
  deleteRoom,
  attach,
  sync,
  leave,
  deactivate: leave,
  answer,
  say,
  mute,
  rematch,
  confirmRematch,
  dismissAbsent,
  abandon,
  confirmGivenUp,
  detach,
  loseNode,
  passDeadline,
  confirmHolds,
  refuseHolds,
  answerSettlement,
};

/** Commands whose first answer is kept for repeats; the others may be decided again and answer with a view. */
const REMEMBERED: ReadonlySet<CoreCommand['type']> = new Set([
  'answer',
  'leave',
  'ready',
  'start',
  'kick',
  'deleteRoom',
  'say',
  'mute',
  'rematch',
]);

/**
 * Decides one command on a room: accepted with its events, or refused with a code. Pure: the same room, command
 * and context give the same decision.
 */
export function decide(state: BattleState, command: CoreCommand, context: DecisionContext): Decision {
  const repeated = rememberedAnswer(state, command);
  if (repeated !== undefined) {
    return { isAccepted: true, events: [], state, answer: repeated };
  }
  const decision = decideOnce(state, command, context);
  return isCutOff(decision, state, command, context)
    ? decideAfterDeadline(state, command, context, decision)
    : decision;
}

function decideOnce(state: BattleState, command: CoreCommand, context: DecisionContext): Decision {
  return finish(new Draft(state, context), command);
}

function finish(draft: Draft, command: CoreCommand): Decision {
  const handle = handlers[command.type] as (draft: Draft, command: CoreCommand) => Verdict;
  const verdict = handle(draft, command);
  if (typeof verdict === 'string') {
    return refused(verdict);
  }
  if ('cid' in command && REMEMBERED.has(command.type)) {
    const remembered = { cid: command.cid, answer: verdict };
    draft.emit({ type: 'commandRemembered', userId: command.userId, command: remembered });
  }
  return { isAccepted: true, events: draft.events, state: draft.state, answer: verdict };
}

function refused(code: BattleCode): Decision {
  return { isAccepted: false, code };
}

/** The answer that a repeated command got the first time. */
function rememberedAnswer(state: BattleState, command: CoreCommand): CommandAnswer | undefined {
  if (!('cid' in command)) {
    return undefined;
  }
  return findPlayer(state, command.userId)?.commands.find(({ cid }) => cid === command.cid)?.answer;
}

/** Whether an answer is late only because the server ran its deadline late [B7]. */
function isCutOff(
  decision: Decision,
  state: BattleState,
  command: CoreCommand,
  context: DecisionContext,
): boolean {
  const deadline = deadlineOf(state);
  return (
    !decision.isAccepted &&
    decision.code === 'TOO_LATE' &&
    command.type === 'answer' &&
    deadline !== null &&
    context.now - deadline >= context.settings.lateDeadlineMinMs
  );
}

function decideAfterDeadline(
  state: BattleState,
  command: CoreCommand,
  context: DecisionContext,
  otherwise: Decision,
): Decision {
  const draft = new Draft(state, context);
  passDeadline(draft);
  const decision = finish(draft, command);
  return decision.isAccepted ? decision : otherwise;
}
