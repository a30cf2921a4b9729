import { battleCodes } from '@quiz-arena/contract/battle/battle-codes';
import {
  type BattleCommandName,
  battleCommands,
  battleRefusal,
} from '@quiz-arena/contract/battle/battle-commands';
import {
  type BattleServerMessageName,
  battleServerMessages,
} from '@quiz-arena/contract/battle/battle-events';
import { findLeak } from './find-leak.ts';
import { commandNames } from './sound-payload.ts';

/** A packet of Socket.IO as text, behind the Engine.IO type. */
export interface Packet {
  readonly type: string;
  readonly id: number | undefined;
  readonly body: unknown;
}

/** Takes a text of the server apart; undefined when it is no Socket.IO packet. An ack carries the id that was asked with, however long. */
export function readPacket(text: string): Packet | undefined {
  const [whole, type = '', id = ''] = /^4(\d)(?:\/[^,[{]*,)?([^[{]*)/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rest = text.slice(whole.length);
  const known = id === '' ? undefined : Number(id);
  try {
    return { type, id: known, body: rest === '' ? undefined : JSON.parse(rest) };
  } catch {
    return { type: 'no JSON', id: known, body: rest };
  }
}

/**
 * What is wrong with an answer of a battle node: a key that the contract does not name, an internal error, a refusal
 * in other words than the table's, something of the inside. Undefined: nothing.
 */
export function judgePacket(packet: Packet, asked: BattleCommandName | undefined): string | undefined {
  if (packet.type === '3') return judgeAck((packet.body as unknown[])[0], asked);
  if (packet.type === '2') return judgeMessage(packet.body as [string, unknown]);
  if (packet.type === 'no JSON') return `a packet that is no JSON: ${String(packet.body).slice(0, 60)}`;
  return packet.type === '4' ? judgeRefusedConnection(packet.body) : undefined;
}

/** Who is not let into a namespace is told a message, and on /battle a code. */
function judgeRefusedConnection(body: unknown): string | undefined {
  const { message, data = {}, ...more } = body as { message?: unknown; data?: object };
  const { code: _code, retryAfterMs: _wait, ...beyond } = data as Readonly<Record<string, unknown>>;
  const foreign = Object.keys({ ...more, ...beyond });
  if (foreign.length > 0 || typeof message !== 'string') return `a refused connection with ${foreign.join()}`;
  return findLeak(message, []);
}

function judgeAck(ack: unknown, asked: BattleCommandName | undefined): string | undefined {
  const refusal = battleRefusal.safeParse(ack);
  if (refusal.success) {
    const { code, message } = refusal.data;
    if (code === 'INTERNAL') return `${asked ?? 'an unknown command'} is acked INTERNAL`;
    return message === battleCodes[code].message ? undefined : `${code} in other words: ${message}`;
  }
  // A changed byte may have made another sound command of it.
  const possible = asked === undefined ? commandNames : [asked, ...commandNames];
  const isSound = possible.some((name) => battleCommands[name].answer.safeParse(ack).success);
  return isSound ? undefined : `an ack of ${asked ?? 'an unknown command'} that the contract does not know`;
}

function judgeMessage([name, body]: [string, unknown]): string | undefined {
  const schema = battleServerMessages[name as BattleServerMessageName];
  return schema?.safeParse(body).success ? undefined : `a message "${name}" that the contract does not know`;
}
