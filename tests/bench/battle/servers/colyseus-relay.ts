import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { readRecording } from '../recorded-battle.ts';
import { RelayedRoom } from './relayed-room.ts';

/** The least that colyseus needs to hand on messages within rooms of two: no state, so no patches either. */

const recorded = readRecording();

class BattleRoom extends Room {
  readonly #relayed = new RelayedRoom(recorded, (message) => this.broadcast('battle', message));

  override onCreate(): void {
    this.maxClients = 2;
    this.patchRate = null;
    this.onMessage('received', () => undefined);
    this.onMessage('answer', (_client: Client, _payload: unknown) => {
      this.#relayed.relay();
      return recorded.ack;
    });
  }

  override onJoin(): void {
    this.#relayed.enter();
  }
}

const transport = new WebSocketTransport({ pingInterval: 5_000, maxPayload: 4_096 });
transport.getExpressApp().get('/readyz', (_request: unknown, response: { end(): void }) => response.end());
const server = new Server({ transport, greet: false });
server.define('battle', BattleRoom);
process.on('SIGINT', () => process.exit(0));
await server.listen(Number(process.env.PORT), '127.0.0.1');
