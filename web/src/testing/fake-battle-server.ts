import { type BattleCode, battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import {
  type BattleAck,
  type BattleCommandName,
  type BattleCommandPayload,
  type BattleHandshake,
  type BattleRefusal,
  battleCommands,
  battleHandshake,
} from '@quiz-arena/contract/battle/battle-commands';
import {
  type BattleEvent,
  type BattleServerMessage,
  type BattleServerMessageName,
  battleServerMessages,
} from '@quiz-arena/contract/battle/battle-events';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { ticketId } from '@quiz-arena/contract/ids';
import type {
  BattleSocketListener,
  OpenBattleSocket,
  ServerMessage,
} from '../shared/socket/battle-socket.ts';

type Answer<Name extends BattleCommandName> =
  | BattleAck<Name>
  /** The ack is lost on its way. */
  | 'silence';
type Answers = {
  [Name in BattleCommandName]?: (payload: BattleCommandPayload<Name>) => Answer<Name>;
};

/** What a search is answered with, unless the test says something else. */
export const TICKET = ticketId.parse('ticket-1');

interface Sent {
  readonly name: BattleCommandName;
  readonly cid: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A refusal as the server words it. */
export function refusal(code: BattleCode, more: Partial<BattleRefusal> = {}): BattleRefusal {
  return { ok: false, code, message: battleCodes[code].message, ...more };
}

/**
 * A battle server behind the socket port: commands are parsed as the real one parses them, messages go through the
 * contract's schemas. What happens in its room is the test's to say.
 */
export class FakeBattleServer {
  /** Every command that reached the server, in order. */
  readonly commands: Sent[] = [];
  readonly handshakes: BattleHandshake[] = [];
  /** Answers beside the built-in ones. */
  answers: Answers = {};
  /** Why handshakes are refused; null: they are accepted, 'down': nobody is there. */
  refuses: BattleCode | 'down' | null = null;
  /** What attach and sync show; null: there is no such room. */
  view: BattleView | null = null;
  #listener: BattleSocketListener | null = null;
  #isLinked = false;

  readonly open: OpenBattleSocket = (handshake, listener) => {
    this.#listener = listener;
    return {
      connect: () => queueMicrotask(() => this.#shakeHands(handshake())),
      disconnect: () => this.cut(),
      dropLink: () => this.cut(),
      send: (name, payload, onAck) => {
        if (this.#isLinked) this.#take(name, payload, onAck);
      },
    };
  };

  /** The link is lost. */
  cut(): void {
    if (!this.#isLinked) return;
    this.#isLinked = false;
    this.#listener?.disconnected();
  }

  push<Name extends BattleServerMessageName>(name: Name, body: BattleServerMessage<Name>): void {
    const parsed = battleServerMessages[name].parse(body);
    if (this.#isLinked) this.#listener?.arrived({ name, body: parsed } as ServerMessage);
  }

  /** A commit of the room with these events; `missed` commits before it never arrive. */
  commit(events: BattleEvent[], missed = 0): void {
    if (this.view === null) throw new Error('the server has no room');
    const after = this.view.version + missed;
    this.view = { ...this.view, version: after + 1, now: Date.now() };
    this.push('battle', { roomId: this.view.roomId, version: after + 1, after, now: Date.now(), events });
  }

  sent(name: BattleCommandName): Sent[] {
    return this.commands.filter((command) => command.name === name);
  }

  #shakeHands(handshake: BattleHandshake): void {
    this.handshakes.push(battleHandshake.parse(handshake));
    if (this.refuses !== null) {
      this.#listener?.refused(this.refuses === 'down' ? null : this.refuses);
      return;
    }
    this.#isLinked = true;
    this.#listener?.connected();
  }

  #take(name: BattleCommandName, sent: object, onAck?: (ack: unknown) => void): void {
    const { cid, ...payload } = battleCommands[name].payload.parse(sent);
    this.commands.push({ name, cid, payload });
    const answer = this.answers[name] as ((payload: unknown) => unknown) | undefined;
    const ack = answer === undefined ? this.#builtIn(name) : answer({ cid, ...payload });
    if (ack !== 'silence') queueMicrotask(() => onAck?.(ack));
  }

  #builtIn(name: BattleCommandName): unknown {
    if (name === 'clock') return { ok: true, now: Date.now() };
    if (name === 'search') return { ok: true, ticket: TICKET, expiresAt: Date.now() + 30_000 };
    if (name !== 'attach' && name !== 'sync') return { ok: true };
    return this.view === null ? refusal('ROOM_NOT_FOUND') : { ok: true, view: this.view };
  }
}
