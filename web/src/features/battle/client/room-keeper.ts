import type { BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { RoomId } from '@quiz-arena/contract/ids';
import type { Dispatch } from '@reduxjs/toolkit';
import type { BattleConnection } from '../../../shared/socket/battle-connection.ts';
import type { CommandFields, ServerMessage } from '../../../shared/socket/battle-socket.ts';
import type { CommandOutcome } from '../../../shared/socket/command-sender.ts';
import { answerSent, messageArrived, roomEntered, roomGone, roomLeft, viewArrived } from '../battle-slice.ts';
import type { BattleMirror } from '../mirror/battle-mirror.ts';
import { expectedAt } from '../mirror/expected-at.ts';

/** Commands about the room that the page is in. */
type RoomCommandName = Extract<
  BattleCommandName,
  'leave' | 'ready' | 'start' | 'kick' | 'deleteRoom' | 'say' | 'mute' | 'rematch'
>;

interface KeeperOptions {
  connection: BattleConnection;
  dispatch: Dispatch;
  mirror: () => BattleMirror | null;
}

const SYNC_AFTER_MS = battleLimits.syncAfterMs.default;

/** Keeps one room's mirror true: attaches, confirms questions, and asks for a full view where messages are missing. */
export class RoomKeeper {
  readonly #connection: BattleConnection;
  readonly #dispatch: Dispatch;
  readonly #mirror: () => BattleMirror | null;
  #roomId: RoomId | null = null;
  /** Index of the question whose arrival was confirmed last. */
  #confirmed = -1;
  #isSyncing = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor({ connection, dispatch, mirror }: KeeperOptions) {
    this.#connection = connection;
    this.#dispatch = dispatch;
    this.#mirror = mirror;
  }

  /** Goes into a room and keeps its mirror true until `forget`. */
  enter = (id: RoomId): void => {
    if (this.#roomId === id) return;
    this.forget();
    this.#roomId = id;
    this.#dispatch(roomEntered(id));
    void this.#attach(id);
  };

  /** The same where the server has attached this player already and shown the room. */
  enterShown = (view: BattleView): void => {
    this.forget();
    this.#roomId = view.roomId;
    this.#confirmed = -1;
    this.#dispatch(roomEntered(view.roomId));
    this.#dispatch(viewArrived(view));
    this.#follow();
  };

  /** The page looks away; the player stays in the room. With an id: only if it is that room. */
  forget = (id = this.#roomId): void => {
    if (id !== this.#roomId) return;
    clearTimeout(this.#silence);
    if (this.#roomId !== null) this.#dispatch(roomLeft());
    this.#roomId = null;
  };

  arrived = (message: ServerMessage): void => {
    if (message.name !== 'battle' || message.body.roomId !== this.#roomId) return;
    this.#dispatch(messageArrived(message.body));
    this.#follow();
  };

  wentOnline = (): void => {
    if (this.#roomId !== null) void this.#attach(this.#roomId);
  };

  answer = async (question: number, letter: AnswerLetter): Promise<CommandOutcome<'answer'>> => {
    if (this.#roomId === null) return { ok: false, code: 'LINK_LOST' };
    this.#dispatch(answerSent({ question, letter }));
    const fields = { roomId: this.#roomId, question, answer: letter };
    const outcome = await this.#connection.sendCommand('answer', fields);
    if (!outcome.ok) this.#dispatch(answerSent(null));
    return outcome;
  };

  /** Sends a command about the room that the page is in; `fields` is given its id. */
  command = async <Name extends RoomCommandName>(
    name: Name,
    fields: (roomId: RoomId) => CommandFields<Name>,
  ): Promise<CommandOutcome<Name>> => {
    if (this.#roomId === null) return { ok: false, code: 'LINK_LOST' };
    return this.#connection.sendCommand(name, fields(this.#roomId));
  };

  leave = async (): Promise<void> => {
    await this.command('leave', (roomId) => ({ roomId }));
  };

  /** The result is left behind: nobody has to wait for a rematch any longer. */
  leaveResult = (id: RoomId): void => {
    const known = this.#mirror();
    if (known?.view.roomId !== id || known.view.phase !== 'settled' || known.rematch.roomId !== null) return;
    void this.#connection.sendCommand('leave', { roomId: id });
  };

  async #attach(id: RoomId): Promise<void> {
    this.#confirmed = -1;
    await this.#fetchView('attach', id);
    this.#follow();
  }

  async #sync(id: RoomId): Promise<void> {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    const isAnswered = await this.#fetchView('sync', id);
    this.#isSyncing = false;
    if (isAnswered) this.#follow();
    else this.#listenOn(id, 0);
  }

  /** @returns whether a view came */
  async #fetchView(name: 'attach' | 'sync', id: RoomId): Promise<boolean> {
    const answer = await this.#connection.sendCommand(name, { roomId: id });
    if (this.#roomId !== id) return false;
    if (answer.ok) {
      this.#dispatch(viewArrived(answer.view));
    } else if (!this.#isOver() && (answer.code === 'ROOM_NOT_FOUND' || answer.code === 'NOT_IN_ROOM')) {
      this.forget();
      this.#dispatch(roomGone(id));
    }
    return answer.ok;
  }

  /** Whether the room is known to have ended: what is shown of it stays, even when the server has forgotten it. */
  #isOver(): boolean {
    const known = this.#mirror();
    return known !== null && expectedAt(known.view) === null;
  }

  /** What the newest state asks for: a confirmation, a full view, or a look at the clock. */
  #follow(): void {
    const id = this.#roomId;
    const known = this.#mirror();
    clearTimeout(this.#silence);
    if (id === null || known === null || this.#connection.state().status !== 'online') return;
    this.#confirm(id, known);
    const at = expectedAt(known.view);
    if (known.isBehind) void this.#sync(id);
    else if (at !== null) this.#listenOn(id, at - this.#connection.now());
  }

  /** Asks for a view if nothing is heard within 1.5 s after the server should have spoken. */
  #listenOn(id: RoomId, expectedInMs: number): void {
    clearTimeout(this.#silence);
    if (this.#roomId !== id) return;
    this.#silence = setTimeout(() => void this.#sync(id), Math.max(0, expectedInMs) + SYNC_AFTER_MS);
  }

  /** Tells once that a question has arrived: the own timer starts with it. */
  #confirm(roomId: RoomId, { view: { question } }: BattleMirror): void {
    if (question === null || question.index === this.#confirmed) return;
    this.#confirmed = question.index;
    this.#connection.tell('received', { roomId, question: question.index });
  }
}
