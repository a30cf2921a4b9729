import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { UserId } from '@quiz-arena/contract/ids';
import { type BattleState, findPlayer, isJoinable, type PlayerState, stayers } from './battle-state.ts';
import type { DecisionContext } from './decision.ts';
import { publicQuestion } from './flow.ts';
import { graceMs } from './grace.ts';
import { timerView } from './timers.ts';

function playerView(state: BattleState, player: PlayerState, now: number): BattlePlayer {
  const { phase } = state;
  const { presence } = player;
  const progress = phase.name === 'question' ? phase.progress[player.userId] : undefined;
  const leaseUntil = phase.name === 'lobby' ? phase.closesAt : null;
  return {
    userId: player.userId,
    name: player.name,
    image: player.image,
    rating: player.rating,
    isProvisional: player.isProvisional,
    isBot: player.botLevel !== null,
    presence: presence.is === 'awaited' ? 'dropped' : presence.is,
    graceUntil:
      presence.is === 'dropped' ? presence.graceUntil : presence.is === 'awaited' ? leaseUntil : null,
    ready: player.isReady,
    points: player.points,
    correct: player.correct,
    answered: progress !== undefined && progress.answer !== null,
    timer:
      phase.name === 'question' && progress !== undefined
        ? timerView(phase, progress, state.rules, now)
        : null,
  };
}

/** A void that is still to be told to the backend is over for the players; what no backend takes, is settling. */
function visiblePhase(state: BattleState): BattleView['phase'] {
  const { name } = state.phase;
  if (name === 'settling' || name === 'unsettled') {
    if (state.deleteReason !== null) {
      return 'deleted';
    }
    return state.voidReason === null ? 'settling' : 'void';
  }
  return name;
}

/** Who left a lobby is gone; who left a battle is still ranked. */
function shownPlayers(state: BattleState): readonly PlayerState[] {
  return isJoinable(state) ? stayers(state) : state.players;
}

function runningQuestion(state: BattleState): BattleView['question'] {
  const { phase } = state;
  if (phase.name !== 'question') {
    return null;
  }
  const question = publicQuestion(state, phase.index, phase.askedAt);
  return question === null
    ? null
    : { ...question, deadline: Math.max(question.deadline, phase.extendedTo ?? 0) };
}

/**
 * What one player may see of the room [B2]: the question that runs, without its right answer; his own answer to
 * it, not the others'; everything of those that closed. Beside `eventsFor` the only way out of a room.
 */
export function viewFor(state: BattleState, viewer: UserId, { now, settings }: DecisionContext): BattleView {
  const { phase } = state;
  const { awayMs } = findPlayer(state, viewer) ?? { awayMs: 0 };
  const own = phase.name === 'question' ? phase.progress[viewer]?.answer : null;
  return {
    roomId: state.roomId,
    version: state.version,
    now,
    kind: state.kind,
    roomCode: state.roomCode,
    category: state.category,
    entryCoin: state.entryCoin,
    questionCount: state.questionCount,
    capacity: state.capacity,
    host: state.host,
    phase: visiblePhase(state),
    startsAt: phase.name === 'countdown' ? phase.startsAt : null,
    players: shownPlayers(state).map((player) => playerView(state, player, now)),
    question: runningQuestion(state),
    graceMs: graceMs({ awayMs }, 'lost', settings),
    ownAnswer: own?.letter ?? null,
    closed: [...state.closed],
    result: state.result,
    settlement: phase.name === 'settled' ? phase.settlement : null,
    voidReason: state.voidReason,
  };
}
