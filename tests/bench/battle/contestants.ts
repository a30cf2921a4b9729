import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { BattlePlayer, type BattlePlayerOptions } from '../../load/driver/battle-player.ts';
import { enterBySearch } from '../../load/driver/enter-battle.ts';
import type { PlayerLink } from '../../load/driver/player-link.ts';
import type { SharedRooms } from '../../load/driver/shared-rooms.ts';
import { openColyseusLink, reserveSeat } from './colyseus-link.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';

const SERVERS = join(import.meta.dirname, 'servers');
const BATTLE_SERVER = join(import.meta.dirname, '../../../battle-server/src/main.ts');
export const TERMS = { category: '', languageId: '14', entryCoin: 5 };

/** What a contestant is given. */
export interface BenchSurroundings {
  readonly redisUrl: string;
  readonly recordingFile: string;
  readonly quizApiUrl: string;
  readonly serviceKey: string;
  /** Makes a new player known to the quiz backend. @returns his token */
  signIn(): string;
  /** Extra flags of node, for a profile say. */
  readonly nodeFlags: readonly string[];
}

type Enter = (
  url: string,
  token: string,
  rooms: SharedRooms,
  options: BattlePlayerOptions,
) => Promise<PlayerLink>;

/** One of the servers that are compared. */
export interface Contestant {
  readonly name: string;
  readonly label: string;
  readonly usesRedis: boolean;
  start(around: BenchSurroundings): Promise<MeasuredServer>;
  /** Brings one player into a battle of two. */
  readonly enter: Enter;
}

/** The battle's numbers for the bench, the same for all: the first question waits until everybody has come. */
export const battleEnv = {
  BATTLE_COUNTDOWN_MS: '1000',
  BATTLE_REVEAL_MS: '1000',
  BATTLE_QUESTION_MS: '600000',
};

const bySearch: Enter = (url, token, rooms, options) => enterBySearch(url, token, TERMS, rooms, options);

const bySeat: Enter = async (url, _token, rooms, options) => {
  const seat = await reserveSeat(url);
  return new Promise((resolve, reject) => {
    const link = openColyseusLink(url, seat, {
      onConnect: () => resolve(link),
      onRefused: reject,
      onMessage: (_name, body) => player.hear(body as BattleMessage),
      onClose(reason) {
        player.stop();
        reject(new Error(reason));
      },
    });
    const player = new BattlePlayer(link, rooms.of(seat.roomId), options);
  });
};

function startRelay(script: string, { recordingFile, nodeFlags }: BenchSurroundings, env = {}) {
  return startMeasured(join(SERVERS, script), { ...battleEnv, RECORDING: recordingFile, ...env }, nodeFlags);
}

function startBattleServer(around: BenchSurroundings, env = {}) {
  const { quizApiUrl, serviceKey, nodeFlags } = around;
  return startMeasured(
    BATTLE_SERVER,
    {
      ...battleEnv,
      QUIZ_API_URL: quizApiUrl,
      SERVICE_KEY: serviceKey,
      OPERATOR_KEY: serviceKey,
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      HANDSHAKES_PER_MINUTE: '1000000',
      BATTLE_PAIRS_PER_DAY: '1000000',
      ...env,
    },
    nodeFlags,
  );
}

/** In the order in which they are measured and shown; the first is what the others are held against. */
export const contestants: readonly Contestant[] = [
  {
    name: 'relay',
    label: 'bare Socket.IO relay',
    usesRedis: false,
    start: (around) => startRelay('socket-io-relay.ts', around),
    enter: bySearch,
  },
  {
    name: 'relay-redis',
    label: 'relay, sharded Redis adapter',
    usesRedis: true,
    start: (around) => startRelay('socket-io-relay.ts', around, { REDIS_URL: around.redisUrl }),
    enter: bySearch,
  },
  {
    name: 'colyseus',
    label: 'colyseus relay',
    usesRedis: false,
    start: (around) => startRelay('colyseus-relay.ts', around),
    enter: bySeat,
  },
  {
    name: 'memory',
    label: 'battle server, in memory',
    usesRedis: false,
    start: (around) => startBattleServer(around),
    enter: bySearch,
  },
  {
    name: 'redis',
    label: 'battle server, on Redis',
    usesRedis: true,
    start: (around) => startBattleServer(around, { REDIS_URL: around.redisUrl }),
    enter: bySearch,
  },
];

/** The versions of what is compared. */
export function versionsInUse(): Readonly<Record<string, string>> {
  const packages = ['socket.io', '@socket.io/redis-adapter', '@colyseus/core', '@colyseus/ws-transport'];
  return Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
}

/** Looked for from the package's entry upwards: not every package exports its package.json. */
function versionOf(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  for (;;) {
    try {
      const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (found.name === name && found.version !== undefined) return found.version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    if (folder === dirname(folder)) throw new Error(`the version of ${name} is not found`);
    folder = dirname(folder);
  }
}
