import type {
  BattleCommandAnswer,
  BattleCommandName,
  BattleRefusal,
} from '@quiz-arena/contract/battle/battle-commands';
import { battleLimits } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleSocket, CommandFields, NumberedCommand } from './battle-socket.ts';

/** No answer came: the link was gone for too long, or the connection was closed. */
interface LinkLost {
  readonly ok: false;
  readonly code: 'LINK_LOST';
}

/** How a command ended. */
export type CommandOutcome<Name extends BattleCommandName> =
  | BattleCommandAnswer<Name>
  | BattleRefusal
  | LinkLost;

export interface CommandSender {
  /** Sends a command until it is answered. Never rejects. */
  sendCommand<Name extends BattleCommandName>(
    name: Name,
    fields: CommandFields<Name>,
  ): Promise<CommandOutcome<Name>>;
  /** Sends a command whose answer nobody needs: once, and only if the link is there now. */
  tell<Name extends BattleCommandName>(name: Name, fields: CommandFields<Name>): void;
  linkUp(): void;
  linkDown(): void;
}

interface SenderOptions {
  send: BattleSocket['send'];
  /** Commands stay unanswered although the link looks open. */
  onDeaf: () => void;
  createCid?: () => string;
}

interface Pending {
  readonly name: BattleCommandName;
  readonly transmit: (onAck: (ack: unknown) => void) => void;
  /** Transmissions on this link that were not acked in time. */
  unanswered: number;
  busyAnswers: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly finish: (outcome: unknown) => void;
}

/** A command outlives a lost link so long, ms: as long as the server keeps the player's place. */
export const GIVE_UP_MS = battleLimits.graceLostMs.default;
const ACK_MS = battleLimits.ackMs.default;
const TRIES_ON_A_LINK = 2;
const BUSY_TRIES = 3;
const BUSY_PAUSE_MS = 400;
const LINK_LOST: LinkLost = { ok: false, code: 'LINK_LOST' };

/** Their answer is about the link that they were sent on: whoever needs it asks again on the next one. */
const ofOneLink: ReadonlySet<BattleCommandName> = new Set(['clock', 'attach', 'sync']);

/**
 * Numbers commands, and sends each again with the same `cid` when it was not acked within 3 s, when the link came
 * back, or (up to three times) when the server was BUSY: the server answers a repeat like the first time.
 */
export function createCommandSender({ send, onDeaf, createCid = randomCid }: SenderOptions): CommandSender {
  const pending = new Set<Pending>();
  let isUp = false;

  function numbered<Name extends BattleCommandName>(fields: CommandFields<Name>): NumberedCommand<Name> {
    return { ...fields, cid: createCid() };
  }

  function transmit(entry: Pending): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => missAck(entry), ACK_MS);
    entry.transmit((ack) => takeAck(entry, ack as BattleRefusal | { ok: true }));
  }

  function missAck(entry: Pending): void {
    entry.unanswered += 1;
    if (entry.unanswered < TRIES_ON_A_LINK) transmit(entry);
    else onDeaf();
  }

  function takeAck(entry: Pending, ack: BattleRefusal | { ok: true }): void {
    if (!pending.has(entry)) return;
    if (ack.ok || ack.code !== 'BUSY' || entry.busyAnswers >= BUSY_TRIES) {
      entry.finish(ack);
      return;
    }
    entry.busyAnswers += 1;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => isUp && transmit(entry), ack.retryAfterMs ?? BUSY_PAUSE_MS);
  }

  return {
    sendCommand(name, fields) {
      const { promise, resolve } = Promise.withResolvers<CommandOutcome<typeof name>>();
      if (!isUp && ofOneLink.has(name)) return Promise.resolve(LINK_LOST);
      const patience = setTimeout(() => entry.finish(LINK_LOST), GIVE_UP_MS);
      const payload = numbered(fields);
      const entry: Pending = {
        name,
        transmit: (onAck) => send(name, payload, onAck),
        unanswered: 0,
        busyAnswers: 0,
        timer: undefined,
        finish(outcome) {
          clearTimeout(patience);
          clearTimeout(entry.timer);
          pending.delete(entry);
          resolve(outcome as CommandOutcome<typeof name>);
        },
      };
      pending.add(entry);
      if (isUp) transmit(entry);
      return promise;
    },
    tell(name, fields) {
      if (isUp) send(name, numbered(fields));
    },
    linkUp() {
      isUp = true;
      for (const entry of pending) transmit(entry);
    },
    linkDown() {
      isUp = false;
      for (const entry of [...pending]) {
        clearTimeout(entry.timer);
        entry.unanswered = 0;
        if (ofOneLink.has(entry.name)) entry.finish(LINK_LOST);
      }
    },
  };
}

/** 32 characters that nobody else draws; also without a secure context, where randomUUID is missing. */
function randomCid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
