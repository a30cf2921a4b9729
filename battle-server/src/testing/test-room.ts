import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import { languageId, questionId, roomId, ticketId, type UserId, userId } from '@quiz-arena/contract/ids';
import type { BattleState, PlayerState, SecretQuestion } from '../core/battle-state.ts';
import type { CoreCommand, PlayerCommand, Timed } from '../core/core-command.ts';
import type { CoreEvent } from '../core/core-event.ts';
import { deadlineOf } from '../core/deadline-of.ts';
import { decide } from '../core/decide.ts';
import type { Decision, DecisionContext } from '../core/decision.ts';
import type { Connection, ConnectionId, NodeId } from '../core/node-id.ts';
import { openRandomRoom } from '../core/open-room.ts';

export const ANNA: UserId = userId.parse('1');
export const BEN: UserId = userId.parse('2');
export const NODE_A = 'node-a' as NodeId;
export const NODE_B = 'node-b' as NodeId;
export const START = 1_800_000_000_000;
export const settings = defaultBattleSettings;

const letters: readonly AnswerLetter[] = ['a', 'b', 'c', 'd'];

/** The right answer of question `index` in every test room. */
export function rightOf(index: number): AnswerLetter {
  return letters[index % letters.length] ?? 'a';
}

/** A wrong answer of question `index`. */
export function wrongOf(index: number): AnswerLetter {
  return letters[(index + 1) % letters.length] ?? 'a';
}

/** Questions with their right answers. */
export function secretQuestions(count: number = settings.questionCount): readonly SecretQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    id: questionId.parse(`q${index}`),
    question: `Which option is number ${index}?`,
    image: '',
    type: 'choice',
    options: { a: `first ${index}`, b: `second ${index}`, c: `third ${index}`, d: `fourth ${index}` },
    right: rightOf(index),
  }));
}

export function connectionOf(name: string, nodeId: NodeId = NODE_A): Connection {
  return { nodeId, connectionId: name as ConnectionId };
}

export function newPlayer(id: UserId, rating = 1_500) {
  return {
    userId: id,
    name: `Player ${id}`,
    image: '',
    rating,
    isProvisional: false,
    ticketId: ticketId.parse(`t${id}`),
  };
}

/** A command of a player as a test writes it: without `cid`, which is given by itself. */
type Brief<C> = C extends PlayerCommand
  ? Omit<C, 'cid'> & { cid?: string }
  : C extends { type: 'answerSettlement' }
    ? Omit<C, 'startNumber'> & { startNumber?: number }
    : C;

function randomRoom(): BattleState {
  return openRandomRoom({
    roomId: roomId.parse('room'),
    category: '',
    languageId: languageId.parse('14'),
    entryCoin: 5,
    seed: '0'.repeat(32),
    players: [newPlayer(ANNA), newPlayer(BEN)],
    now: START,
    settings,
  });
}

/** A room (of ANNA and BEN's random battle, unless told), with a clock that stands still until the test moves it. */
export class TestRoom {
  state: BattleState;
  now = START;
  readonly events: CoreEvent[] = [];
  readonly commands: { command: CoreCommand; now: number }[] = [];
  #cids = 0;
  readonly #confirmed = new Map<UserId, Timed & { readonly question: number }>();

  constructor(state = randomRoom()) {
    this.state = state;
  }

  /** Decides a command now and, when accepted, makes its result the state. */
  send(brief: Brief<CoreCommand>): Decision {
    const { startNumber } = this.state;
    const command = 'userId' in brief ? { cid: `c${this.#cids++}`, ...brief } : { startNumber, ...brief };
    const decision = decide(this.state, command as CoreCommand, this.context);
    if (decision.isAccepted && decision.events.length > 0) {
      this.commands.push({ command: command as CoreCommand, now: this.now });
      this.state = { ...decision.state, version: this.state.version + 1 };
      this.events.push(...decision.events);
    }
    return decision;
  }

  get context(): DecisionContext {
    return { now: this.now, settings };
  }

  attach(id: UserId, connection: Connection = connectionOf(`socket-${id}`)): Decision {
    return this.send({ type: 'attach', userId: id, connection });
  }

  sync(id: UserId, connection: Connection = connectionOf(`socket-${id}`)): Decision {
    return this.send({ type: 'sync', userId: id, connection });
  }

  detach(id: UserId, cause: 'closed' | 'lost' = 'lost'): Decision {
    const connection = this.player(id).connection ?? connectionOf('none');
    return this.send({ type: 'detach', userId: id, connection, cause });
  }

  /** His client confirms a question: his answer brings that along. */
  received(id: UserId, question = this.question(), roundTripMs: number | null = null): void {
    const isKnown = this.#confirmed.get(id)?.question === question;
    if (!isKnown) this.#confirmed.set(id, { question, receivedAt: this.now, roundTripMs });
  }

  answer(
    id: UserId,
    letter: AnswerLetter,
    more: { question?: number; receivedAt?: number; roundTripMs?: number; cid?: string } = {},
  ): Decision {
    const { question = this.question(), receivedAt = this.now, roundTripMs = null, cid } = more;
    const timed = { receivedAt, roundTripMs, ...(cid === undefined ? {} : { cid }) };
    const received = this.#confirmed.get(id);
    const confirmed = received?.question === question ? received : null;
    return this.send({ type: 'answer', userId: id, question, answer: letter, confirmed, ...timed });
  }

  leave(id: UserId): Decision {
    return this.send({ type: 'leave', userId: id });
  }

  pass(ms: number): void {
    this.now += ms;
  }

  /** Goes to the room's deadline (or `lateMs` after it) and runs it. */
  passDeadline(lateMs = 0): Decision {
    this.now = Math.max(this.now, (deadlineOf(this.state) ?? this.now) + lateMs);
    return this.send({ type: 'passDeadline' });
  }

  /** Both attached, fees held, countdown over, question 0 asked. */
  start(): this {
    for (const { userId: id, presence } of this.state.players) {
      if (presence.is === 'awaited') {
        this.attach(id);
      }
    }
    this.send({ type: 'confirmHolds', startNumber: 1, questions: secretQuestions() });
    this.passDeadline();
    return this;
  }

  /** The question that runs or ran last. */
  question(): number {
    const { phase } = this.state;
    return phase.name === 'question' || phase.name === 'reveal' ? phase.index : 0;
  }

  player(id: UserId): PlayerState {
    const player = this.state.players.find((one) => one.userId === id);
    if (player === undefined) {
      throw new Error(`no player ${id}`);
    }
    return player;
  }

  types(): readonly string[] {
    return this.events.map(({ type }) => type).filter((type) => type !== 'commandRemembered');
  }
}

/** The code of a refusal, or 'accepted'. */
export function codeOf(decision: Decision): string {
  return decision.isAccepted ? 'accepted' : decision.code;
}
