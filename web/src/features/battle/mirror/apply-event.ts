import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import type { BattlePlayer, BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { UserId } from '@quiz-arena/contract/ids';
import type { BattleMirror } from './battle-mirror.ts';

type EventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;
type Appliers = {
  readonly [Type in BattleEvent['type']]: (mirror: BattleMirror, event: EventOf<Type>) => BattleMirror;
};

function withView(mirror: BattleMirror, change: Partial<BattleView>): BattleMirror {
  return { ...mirror, view: { ...mirror.view, ...change } };
}

function withPlayers(
  mirror: BattleMirror,
  change: (player: BattlePlayer) => Partial<BattlePlayer>,
): BattleMirror {
  return withView(mirror, {
    players: mirror.view.players.map((player) => ({ ...player, ...change(player) })),
  });
}

function withPlayer(mirror: BattleMirror, userId: UserId, change: Partial<BattlePlayer>): BattleMirror {
  return withPlayers(mirror, (player) => (player.userId === userId ? change : {}));
}

/** Whether the room can still be joined by its code, or could until a moment ago. */
function isLobby({ roomCode, phase }: BattleView): boolean {
  return roomCode !== null && (phase === 'lobby' || phase === 'holding' || phase === 'countdown');
}

const noQuestion = { question: null, ownAnswer: null, startsAt: null } as const;

/** What each event changes. An event that leaves something unsaid marks the mirror as behind. */
const appliers: Appliers = {
  playerJoined: (mirror, { player }) => {
    const others = mirror.view.players.filter(({ userId }) => userId !== player.userId);
    return withView(mirror, { players: [...others, player] });
  },
  playerReady: (mirror, { userId, ready }) => withPlayer(mirror, userId, { ready }),
  /** In a question his timer may have stood still meanwhile, which is not said. */
  playerBack: (mirror, { userId }) => ({
    ...withPlayer(mirror, userId, { presence: 'here', graceUntil: null }),
    isBehind: mirror.isBehind || mirror.view.phase === 'question',
  }),
  /** Of a lobby with a code he is gone, of a battle he is still ranked. */
  playerLeft: (former, { userId, reason }) => {
    const mirror = { ...former, departures: [...former.departures, { userId, reason }] };
    return isLobby(mirror.view)
      ? withView(mirror, { players: mirror.view.players.filter((player) => player.userId !== userId) })
      : withPlayer(mirror, userId, { presence: 'left', graceUntil: null, ready: false });
  },
  hostChanged: (mirror, { userId }) => withView(mirror, { host: userId }),
  playerDropped: (mirror, { userId, graceUntil }) =>
    withPlayer(mirror, userId, { presence: 'dropped', graceUntil }),
  roomDeleted: (mirror, { reason }) => ({ ...withView(mirror, { phase: 'deleted' }), deleteReason: reason }),
  voided: (mirror, { reason }) => withView(mirror, { ...noQuestion, phase: 'void', voidReason: reason }),
  startRefused: (mirror, { reason, userIds }) => ({
    ...(isLobby(mirror.view) ? withView(mirror, { phase: 'lobby', startsAt: null }) : mirror),
    refusal: { reason, userIds },
  }),
  countdownStarted: (mirror, { startsAt }) => ({
    ...withView(mirror, { phase: 'countdown', startsAt }),
    refusal: null,
  }),
  questionAsked: (mirror, { question }) => {
    const total = (question.deadline - question.askedAt - battleLimits.receiptWaitMs.default) / 1000;
    const timer = { total, snapshot: total, stored: 0, remaining: total };
    const asked = withView(mirror, { ...noQuestion, phase: 'question', question });
    const players = withPlayers(asked, ({ presence }) => ({
      answered: false,
      timer: presence === 'left' ? null : timer,
    }));
    return { ...players, shownQuestion: question };
  },
  answerTaken: (mirror, { userId }) => withPlayer(mirror, userId, { answered: true }),
  /** Everyone's time, and the grace of whoever is away, may have grown. */
  timeExtended: (mirror, { deadline }) => {
    const { question } = mirror.view;
    const view = question === null ? {} : { question: { ...question, deadline } };
    return { ...withView(mirror, view), isBehind: true };
  },
  questionClosed: (mirror, { type: _, ...closed }) => {
    const revealed = withPlayers(mirror, (player) => {
      const given = closed.answers.find(({ userId }) => userId === player.userId);
      const isRight = given?.answer === closed.right;
      return {
        answered: false,
        timer: null,
        points: player.points + (given?.points ?? 0),
        correct: player.correct + (isRight ? 1 : 0),
      };
    });
    return withView(revealed, { ...noQuestion, phase: 'reveal', closed: [...mirror.view.closed, closed] });
  },
  battleEnded: (mirror, { type: _, ...result }) =>
    withView(mirror, { ...noQuestion, phase: 'settling', result }),
  /** A void room stays void: its settlement is what gives the stakes back. */
  settled: (mirror, { type: _, ...settlement }) =>
    mirror.view.phase === 'void' ? mirror : withView(mirror, { phase: 'settled', settlement }),
  said: (mirror, { type: _, ...said }) => {
    const others = mirror.sayings.filter(({ userId }) => userId !== said.userId);
    return { ...mirror, sayings: [...others, { ...said, saidAt: mirror.view.now }] };
  },
  rematchOffered: (mirror, { userId }) => {
    const others = mirror.rematch.wantedBy.filter((one) => one !== userId);
    return { ...mirror, rematch: { ...mirror.rematch, wantedBy: [...others, userId] } };
  },
  rematchDropped: (mirror, { userId }) => {
    const wantedBy = mirror.rematch.wantedBy.filter((one) => one !== userId);
    return { ...mirror, rematch: { ...mirror.rematch, wantedBy } };
  },
  rematchReady: (mirror, { roomId }) => ({ ...mirror, rematch: { ...mirror.rematch, roomId } }),
};

/** The mirror after one event. Pure. */
export function applyEvent(mirror: BattleMirror, event: BattleEvent): BattleMirror {
  const apply = appliers[event.type] as
    | ((mirror: BattleMirror, event: BattleEvent) => BattleMirror)
    | undefined;
  // An event that this version of the client does not know: the view tells what it led to.
  return apply === undefined ? { ...mirror, isBehind: true } : apply(mirror, event);
}
