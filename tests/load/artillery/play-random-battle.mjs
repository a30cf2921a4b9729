import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';

/*
 * What random-battle.yml plays. Artillery's own Socket.IO engine cannot answer a question that the server asks when it
 * likes, so that a function drives the official client.
 */
const LETTERS = ['a', 'b', 'c', 'd'];
/** A search, ten questions and the settlement are over by then. */
const GIVE_UP_MS = 180_000;

let players = null;
let next = 0;

function nextToken() {
  players ??= JSON.parse(readFileSync(process.env.BATTLE_TOKENS ?? '.data/players.json', 'utf8'));
  next += 1;
  return players[(next - 1) % players.length].api_token;
}

/** Searches an opponent, plays the battle that is found, and resolves when it is settled. */
export async function playRandomBattle({ vars }, events) {
  const { target, thinkFromMs, thinkToMs } = vars;
  const auth = { token: nextToken(), protocol: 1 };
  const options = {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
  };
  const socket = io(new URL('/battle', target).href, options);
  const { promise, resolve, reject } = Promise.withResolvers();
  const giveUp = setTimeout(() => reject(new Error('the battle did not end')), GIVE_UP_MS);
  let answeredAt = null;

  const ask = (name, payload) => {
    const askedAt = performance.now();
    socket.emit(name, { cid: randomUUID(), ...payload }, (answer) => {
      events.emit('histogram', `battle.${name}_ack_ms`, performance.now() - askedAt);
      if (!answer.ok) reject(new Error(`${name}: ${answer.code}`));
    });
  };
  const think = (question, roomId) => {
    ask('received', { roomId, question });
    setTimeout(
      () => {
        answeredAt = performance.now();
        ask('answer', { roomId, question, answer: LETTERS[Math.floor(Math.random() * LETTERS.length)] });
      },
      thinkFromMs + Math.random() * (thinkToMs - thinkFromMs),
    );
  };
  socket.on('connect', () => ask('search', { category: '', languageId: '14', entryCoin: 5 }));
  socket.on('connect_error', reject);
  socket.on('matched', ({ roomId }) => ask('attach', { roomId }));
  socket.on('noOpponent', () => reject(new Error('nobody was found')));
  socket.on('battle', ({ roomId, events: told }) => {
    for (const event of told) {
      if (event.type === 'questionAsked') think(event.question.index, roomId);
      else if (event.type === 'voided') reject(new Error(`void: ${event.reason}`));
      else if (event.type === 'settled') resolve();
      else if (event.type === 'answerTaken' && answeredAt !== null) {
        events.emit('histogram', 'battle.event_ms', performance.now() - answeredAt);
        answeredAt = null;
      }
    }
  });
  try {
    await promise;
  } finally {
    clearTimeout(giveUp);
    socket.close();
  }
}
