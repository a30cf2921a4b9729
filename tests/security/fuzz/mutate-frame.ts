import { randomUUID } from 'node:crypto';
import type { BattleCommandName } from '@quiz-arena/contract/battle/battle-commands';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import { clientFrame, opcodes } from '../../load/driver/web-socket-frames.ts';
import { deepJson, hostileJson, hostileText, pick, wholeBelow } from './hostile-values.ts';
import { commandNames, type LaneMemory, soundPayload } from './sound-payload.ts';

/** What is wrong with a frame. */
export type FrameFamily = keyof typeof families;

interface Made {
  /** A WebSocket frame, masked; of the family of that name something that is none. */
  readonly bytes: Buffer;
  /** A command that asks for an ack under this id. */
  readonly asked?: { readonly id: number; readonly name: BattleCommandName };
  /** A server that keeps to its protocol may end the connection: nothing is sent along with it. */
  readonly isLast: boolean;
}

export interface HostileFrame extends Made {
  readonly family: FrameFamily;
}

type Make = (random: Random, memory: LaneMemory, id: number) => Made;

const NAMESPACE = '/battle,';

const made = (text: string, isLast = false): Made => ({
  bytes: clientFrame(opcodes.text, Buffer.from(text, 'utf8')),
  isLast,
});

function command(name: string, payload: string, id: number): string {
  return `42${NAMESPACE}${id}[${JSON.stringify(name)},${payload}]`;
}

/** One field of a sound payload is something else, one is added, or one is missing. */
function brokenPayload(name: BattleCommandName, memory: LaneMemory, random: Random): string {
  const fields = Object.entries({ cid: randomUUID(), ...soundPayload(name, memory, random) }).map(
    ([key, value]) => [key, JSON.stringify(value)] as [string, string],
  );
  const at = wholeBelow(random, fields.length);
  const change = random();
  if (change < 0.7) fields[at] = [fields[at]?.[0] ?? 'cid', hostileJson(random)];
  else if (change < 0.85) fields.splice(at, 1);
  else
    fields.push([
      pick(random, ['__proto__', 'constructor', 'extra', 'userId', 'playerId', 'isAdmin']),
      hostileJson(random),
    ]);
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

const makeSound: Make = (random, memory, id) => {
  const name = pick(random, commandNames);
  const payload = { cid: randomUUID(), ...soundPayload(name, memory, random) };
  return { ...made(command(name, JSON.stringify(payload), id)), asked: { id, name } };
};

const makeBrokenPayload: Make = (random, memory, id) => {
  const name = pick(random, commandNames);
  return { ...made(command(name, brokenPayload(name, memory, random), id)), asked: { id, name } };
};

const makeBody: Make = (random, _memory, id) => {
  const name = pick(random, commandNames);
  return { ...made(command(name, hostileJson(random), id)), asked: { id, name } };
};

const makeHugeCid: Make = (random, memory, id) => {
  const name = pick(random, commandNames);
  const payload = { ...soundPayload(name, memory, random), cid: 'c'.repeat(36 + wholeBelow(random, 3_500)) };
  return { ...made(command(name, JSON.stringify(payload), id)), asked: { id, name } };
};

const makeName: Make = (random, _memory, id) => made(command(hostileText(random), hostileJson(random), id));

/** Packets of Socket.IO whose type, namespace, id or number of attachments is none of the protocol's. */
const makePacket: Make = (random, _memory, id) => {
  const namespace = pick(random, ['/', '/battle', '/other', '/__proto__', '/battle?x=1', '/battle/../', '']);
  const head = namespace === '' ? '' : `${namespace},`;
  const body = `["clock",${hostileJson(random)}]`;
  const kind = wholeBelow(random, 7);
  if (kind === 0) return made(`40${namespace === '/battle' ? '/nothing,' : head}${hostileJson(random)}`);
  if (kind === 1) return made(`43${NAMESPACE}${wholeBelow(random, 1_000)}[${hostileJson(random)}]`, true);
  if (kind === 2) return made(`42${NAMESPACE}${id}${'9'.repeat(wholeBelow(random, 400))}${body}`, true);
  if (kind === 3) return made(`40${NAMESPACE}${hostileJson(random)}`, true);
  if (kind === 4) return made(`42${head === NAMESPACE ? '/nothing,' : head}${body}`, true);
  if (kind === 5) return made(`4${wholeBelow(random, 10)}${NAMESPACE}${hostileJson(random)}`, true);
  return made(`41${NAMESPACE}`, true);
};

/** Binary events whose attachments are missing, too many, or something else; nothing that this protocol has. */
const makeBinary: Make = (random) => {
  const count = pick(random, ['0', '1', '2', '9999999999', '-1', '1e9', '']);
  const packet = `${pick(random, ['45', '46'])}${count}-${NAMESPACE}["clock",{"_placeholder":true,"num":${pick(random, ['0', '-1', '5', '"a"'])}}]`;
  const attachment = clientFrame(opcodes.binary, Buffer.alloc(wholeBelow(random, 64), 1));
  const bytes = clientFrame(opcodes.text, Buffer.from(packet));
  return { bytes: random() < 0.5 ? bytes : Buffer.concat([bytes, attachment]), isLast: true };
};

/** Packets of Engine.IO: types that are none, an upgrade where none is due, pongs that nobody asked for. */
const makeEngine: Make = (random) => {
  if (random() < 0.5) return made('3');
  const others = [
    '0{"sid":"x"}',
    '2',
    '2probe',
    '3probe',
    '5',
    '6',
    '7',
    'b4AAAA',
    '',
    '\u0000',
    'x',
    '1',
    '99',
  ] as const;
  return made(pick(random, others), true);
};

/** A sound command of which bytes are changed, cut off, doubled or put elsewhere. */
const makeBytes: Make = (random, memory, id) => {
  const name = pick(random, commandNames);
  const sound = Buffer.from(
    command(name, JSON.stringify({ cid: randomUUID(), ...soundPayload(name, memory, random) }), id),
  );
  // The head is left alone: other families break it.
  const from = NAMESPACE.length + 2;
  const at = from + wholeBelow(random, sound.length - from);
  const change = random();
  if (change < 0.5) sound[at] = 32 + wholeBelow(random, 95);
  const cut = change >= 0.5 && change < 0.75 ? sound.subarray(0, at) : sound;
  const whole =
    change >= 0.75
      ? Buffer.concat([sound.subarray(0, at), sound.subarray(from, at), sound.subarray(at)])
      : cut;
  return { bytes: clientFrame(opcodes.text, whole), isLast: true };
};

const makeDeep: Make = (random, _memory, id) => {
  const name = pick(random, commandNames);
  return { ...made(command(name, deepJson(1 + wholeBelow(random, 1_900)), id)), asked: { id, name } };
};

const makeOversized: Make = (random, _memory, id) =>
  made(command('clock', JSON.stringify({ cid: 'x'.repeat(4_096 + wholeBelow(random, 60_000)) }), id), true);

/** WebSocket frames that RFC 6455 forbids. */
const makeFrame: Make = (random) => {
  const whole = clientFrame(opcodes.text, Buffer.from('42/battle,["clock",{}]'));
  const kind = wholeBelow(random, 9);
  const [first = 0, second = 0] = whole;
  if (kind === 0) whole[0] = first | (0x10 << wholeBelow(random, 3));
  else if (kind === 1) whole[0] = 0x80 | pick(random, [0x3, 0x7, 0xb, 0xf]);
  else if (kind === 2) whole[1] = second & 0x7f;
  else if (kind === 3) whole[0] = 0x80;
  else if (kind === 4)
    return { bytes: clientFrame(opcodes.text, Buffer.from([0xc3, 0x28, 0xff, 0xfe])), isLast: true };
  else if (kind === 5) return { bytes: clientFrame(opcodes.ping, Buffer.alloc(126)), isLast: true };
  else if (kind === 6) return { bytes: clientFrame(opcodes.close, Buffer.from([3])), isLast: true };
  else if (kind === 7) return { bytes: hugeLength(), isLast: true };
  else
    return {
      bytes: Buffer.from('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n'),
      isLast: true,
    };
  return { bytes: whole, isLast: true };
};

/** The head of a frame of eight exabytes. */
function hugeLength(): Buffer {
  const head = Buffer.alloc(14, 0xff);
  head[0] = 0x81;
  head[2] = 0x7f;
  return head;
}

/** Each kind of wrong with how often it comes, and how it is made. Kinds that end a connection are rare: each costs a new one. */
const families = {
  sound: { weight: 16, make: makeSound },
  'broken payload': { weight: 90, make: makeBrokenPayload },
  'another body': { weight: 30, make: makeBody },
  'huge cid': { weight: 10, make: makeHugeCid },
  'unknown command': { weight: 20, make: makeName },
  'deep JSON': { weight: 10, make: makeDeep },
  'Socket.IO packet': { weight: 6, make: makePacket },
  'Engine.IO packet': { weight: 4, make: makeEngine },
  'changed bytes': { weight: 4, make: makeBytes },
  'binary attachment': { weight: 1, make: makeBinary },
  oversized: { weight: 1, make: makeOversized },
  'WebSocket frame': { weight: 2, make: makeFrame },
} as const satisfies Record<string, { readonly weight: number; readonly make: Make }>;

export const frameFamilies = Object.keys(families) as FrameFamily[];

const drawn = frameFamilies.flatMap((family) => Array<FrameFamily>(families[family].weight).fill(family)) as [
  FrameFamily,
  ...FrameFamily[],
];

/** The next hostile frame; the same `random` gives the same kinds of wrong in the same order. */
export function mutateFrame(random: Random, memory: LaneMemory, id: number): HostileFrame {
  const family = pick(random, drawn);
  return { family, ...families[family].make(random, memory, id) };
}
