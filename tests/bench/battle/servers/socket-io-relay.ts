import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { readRecording } from '../recorded-battle.ts';
import { RelayedRoom } from './relayed-room.ts';

/** The least that Socket.IO needs to hand on messages within rooms of two; REDIS_URL: with the sharded adapter. */

type Ack = (answer: object) => void;

const recorded = readRecording();
const rooms = new Map<string, RelayedRoom>();
let waiting: Socket | undefined;

const http = createServer((_request, response) => response.end());
const redisUrl = process.env.REDIS_URL;
const io = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  maxHttpBufferSize: 4_096,
  // As the battle server has them, so that both answer as many pings.
  pingInterval: 5_000,
  pingTimeout: 5_000,
  ...(redisUrl && { adapter: createShardedAdapter(new Redis(redisUrl), new Redis(redisUrl)) }),
});
const namespace = io.of('/battle');

namespace.on('connection', (socket) => {
  socket.on('search', (_payload: unknown, ack: Ack) => {
    ack({ ok: true });
    const opponent = waiting;
    waiting = opponent === undefined ? socket : undefined;
    if (opponent !== undefined) openRoom(opponent, socket);
  });
  socket.on('attach', ({ roomId }: { roomId: string }, ack: Ack) => {
    void socket.join(roomId);
    ack({ ok: true });
    rooms.get(roomId)?.enter();
  });
  // Read like the rest; nobody is told of it.
  socket.on('received', () => undefined);
  socket.on('answer', ({ roomId }: { roomId: string }, ack: Ack) => {
    ack(recorded.ack);
    rooms.get(roomId)?.relay();
  });
});

function openRoom(one: Socket, two: Socket): void {
  const roomId = randomUUID();
  rooms.set(roomId, new RelayedRoom(recorded, (message) => namespace.to(roomId).emit('battle', message)));
  for (const socket of [one, two]) socket.emit('matched', { ticket: roomId, roomId });
}

process.on('SIGINT', () => process.exit(0));
http.listen(Number(process.env.PORT), '127.0.0.1');
