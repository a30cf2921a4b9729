import { randomUUID } from 'node:crypto';
import {
  type BattleAck,
  type BattleCommandInput,
  type BattleCommandName,
  battleCommands,
  battleRefusal,
} from '@quiz-arena/contract/battle/battle-commands';
import {
  type BattleEvent,
  type BattleServerMessage,
  type BattleServerMessageName,
  battleMessage,
  battleServerMessages,
} from '@quiz-arena/contract/battle/battle-events';
import { BATTLE_PROTOCOL } from '@quiz-arena/contract/battle/battle-values';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';

type Input<Name extends BattleCommandName> = Omit<BattleCommandInput<Name>, 'cid'>;
type EventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

interface Frame {
  readonly name: string;
  readonly body: unknown;
}

/** A player's browser as a test drives it. Every frame is parsed by the contract's strict schemas: a whitelist of keys. */
export interface BattleClient {
  readonly socket: Socket;
  /** Everything that came in, acks included, in order. */
  readonly frames: readonly Frame[];
  send<Name extends BattleCommandName>(name: Name, input: Input<Name>): Promise<BattleAck<Name>>;
  /** The first message of that name, past or to come. */
  message<Name extends BattleServerMessageName>(name: Name): Promise<BattleServerMessage<Name>>;
  /** The first event of that type for which `isIt`, past or to come. */
  event<Type extends BattleEvent['type']>(
    type: Type,
    isIt?: (event: EventOf<Type>) => boolean,
  ): Promise<EventOf<Type>>;
  close(): void;
}

export interface ConnectOptions {
  readonly protocol?: number;
  readonly origin?: string;
}

/** Connects; rejects with the handshake's refusal. */
export async function connectPlayer(
  port: number,
  token: string,
  options: ConnectOptions = {},
): Promise<BattleClient> {
  const socket = io(`http://127.0.0.1:${port}/battle`, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token, protocol: options.protocol ?? BATTLE_PROTOCOL },
    forceNew: true,
    reconnection: false,
    ...(options.origin && { extraHeaders: { origin: options.origin } }),
  });
  const client = createClient(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return client;
}

function createClient(socket: Socket): BattleClient {
  const frames: Frame[] = [];
  const events: BattleEvent[] = [];
  const faults: unknown[] = [];

  socket.onAny((name: string, body: unknown) => {
    frames.push({ name, body });
    const parsed = battleServerMessages[name as BattleServerMessageName]?.safeParse(body);
    if (!parsed?.success) faults.push({ name, body });
    else if (name === 'battle') events.push(...battleMessage.parse(body).events);
  });

  async function first<Found>(find: () => Found | undefined): Promise<Found> {
    await expect
      .poll(() => find() !== undefined || faults.length > 0, { interval: 5, timeout: 8_000 })
      .toBe(true);
    expect(faults).toEqual([]);
    return find() as Found;
  }

  return {
    socket,
    frames,
    async send(name, input) {
      const payload = { ...input, cid: randomUUID() };
      const ack: unknown = await socket.timeout(3_000).emitWithAck(name, payload);
      frames.push({ name: `ack of ${name}`, body: ack });
      const isRefusal = typeof ack === 'object' && ack !== null && 'code' in ack;
      return (isRefusal ? battleRefusal : battleCommands[name].answer).parse(ack) as BattleAck<typeof name>;
    },
    message: (name) =>
      first(
        () =>
          frames.find((frame) => frame.name === name)?.body as BattleServerMessage<typeof name> | undefined,
      ),
    event: (type, isIt = () => true) =>
      first(() =>
        events.find(
          (event): event is EventOf<typeof type> =>
            event.type === type && isIt(event as EventOf<typeof type>),
        ),
      ),
    close: () => void socket.close(),
  };
}

/** Waits until the server has closed the client's socket. */
export async function untilClosed(client: BattleClient): Promise<void> {
  await expect.poll(() => client.socket.connected, { interval: 5, timeout: 8_000 }).toBe(false);
}
