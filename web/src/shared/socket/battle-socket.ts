import type { BattleCode } from '@quiz-arena/contract/battle/battle-codes';
import type {
  BattleCommandInput,
  BattleCommandName,
  BattleHandshake,
} from '@quiz-arena/contract/battle/battle-commands';
import type { BattleServerMessage, BattleServerMessageName } from '@quiz-arena/contract/battle/battle-events';

/** Fields of a command; its `cid` is added by the sender. */
export type CommandFields<Name extends BattleCommandName> = Omit<BattleCommandInput<Name>, 'cid'>;

/** A command as it goes out. */
export type NumberedCommand<Name extends BattleCommandName> = CommandFields<Name> & { readonly cid: string };

/** One message of the battle server with its name. */
export type ServerMessage = {
  [Name in BattleServerMessageName]: { readonly name: Name; readonly body: BattleServerMessage<Name> };
}[BattleServerMessageName];

/** What a socket tells. */
export interface BattleSocketListener {
  /** The handshake was accepted. */
  connected(): void;
  /** The link is gone. */
  disconnected(): void;
  /** No link came about: refused with a code, or null when the server was not reached. */
  refused(code: BattleCode | null): void;
  arrived(message: ServerMessage): void;
}

/** The socket as the connection uses it: Socket.IO in the browser, a fake server in tests. It never connects by itself. */
export interface BattleSocket {
  connect(): void;
  disconnect(): void;
  /** Gives up a link that no longer answers; `disconnected` follows. The server sees a lost link, not a farewell. */
  dropLink(): void;
  /** Sends on the link that is open now, or nowhere. `onAck` is called at most once. */
  send<Name extends BattleCommandName>(
    name: Name,
    payload: NumberedCommand<Name>,
    onAck?: (ack: unknown) => void,
  ): void;
}

/** Opens a socket that is not connected yet. `handshake` is asked at each connect. */
export type OpenBattleSocket = (
  handshake: () => BattleHandshake,
  listener: BattleSocketListener,
) => BattleSocket;
