import { sameJson } from '@quiz-arena/battle-server/simulation/battle-mirror';
import type { BattleResult } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { type Crowd, STAKE } from './crowd.ts';
import type { PlayerRecord } from './player-record.ts';
import type { MatchStatus } from './quiz-backend.ts';

/** What became of one room, by what its players know in the end. */
export interface JudgedRoom {
  readonly roomId: string;
  readonly records: ReadonlyMap<string, PlayerRecord>;
  readonly end: 'completed' | 'cut short' | 'void' | 'unpaid' | 'lost' | 'unpaired' | 'open';
  /** Questions that ended without one player's answer. */
  readonly timeOuts: number;
}

/** Rooms by what their players know, once everyone has looked back. */
export function judgeRooms(crowd: Crowd): readonly JudgedRoom[] {
  const rooms = new Map<string, Map<string, PlayerRecord>>();
  for (const { account, records } of crowd.players) {
    for (const record of records.values()) {
      const room = rooms.get(record.roomId) ?? new Map<string, PlayerRecord>();
      rooms.set(record.roomId, room.set(account.id, record));
    }
  }
  return [...rooms].map(([roomId, records]) => ({ roomId, records, ...judgeEnd(records) }));
}

function judgeEnd(records: ReadonlyMap<string, PlayerRecord>): Pick<JudgedRoom, 'end' | 'timeOuts'> {
  const views = [...records.values()].flatMap(({ view }) => (view === null ? [] : [view]));
  const view = views.toSorted((one, other) => other.version - one.version)[0];
  if ([...records.values()].some(({ isLost }) => isLost)) return { end: 'lost', timeOuts: 0 };
  if (view === undefined) return { end: 'unpaired', timeOuts: 0 };
  return { end: endOf(view), timeOuts: timeOutsOf(view) };
}

function endOf({ phase, result, voidReason }: BattleView): JudgedRoom['end'] {
  if (phase === 'settled') return result?.reason === 'completed' ? 'completed' : 'cut short';
  if (phase !== 'void') return 'open';
  if (result !== null) return 'unpaid';
  return voidReason === 'notAttached' ? 'unpaired' : 'void';
}

function timeOutsOf({ closed }: BattleView): number {
  return closed.flatMap(({ answers }) => answers).filter(({ answer }) => answer === '').length;
}

/** What the players of a room know must fit: one result, one settlement, the same questions, every taken answer. */
export function findContradictions({ roomId, records, end }: JudgedRoom): string[] {
  const found: string[] = [];
  const known = [...records.values()];
  const agree = (rule: string, what: string, texts: readonly (string | null)[]) => {
    const told = texts.filter((text) => text !== null);
    if (told.some((text) => !sameJson(text, told[0] ?? '')))
      found.push(`${rule}: players of ${roomId} know different ${what}: ${told.join(' and ')}`);
  };
  agree(
    'I10',
    'results',
    known.map(({ view }) => (view?.result ? JSON.stringify(view.result) : null)),
  );
  agree(
    'I3',
    'settlements',
    known.map(({ settlement }) => (settlement ? JSON.stringify(settlement) : null)),
  );
  for (const index of new Set(known.flatMap(({ mirror }) => [...mirror.questions.keys()]))) {
    const ids = new Set(known.flatMap(({ mirror }) => mirror.questions.get(index) ?? []));
    if (ids.size > 1) found.push(`I4: question ${index} of ${roomId} is ${[...ids].join(' and ')}`);
  }
  if (end !== 'lost') for (const [player, record] of records) found.push(...findLostAnswers(player, record));
  return found;
}

/** Answers that were acked and are not what the closed question shows [B6]. */
function findLostAnswers(player: string, { view, taken, roomId, mirror }: PlayerRecord): string[] {
  if (view === null) return [];
  const behind =
    view.version < mirror.version
      ? [`I9: ${player} in ${roomId} was told version ${mirror.version} of ${view.version}`]
      : [];
  const lost = view.closed.flatMap(({ question, answers }) => {
    const acked = taken.get(question);
    const shown = answers.find(({ userId }) => userId === player);
    if (acked === undefined || shown === undefined) return [];
    return shown.answer === acked.letter && shown.takenMs === acked.takenMs
      ? []
      : [
          `B6: ${player}'s answer to ${question} in ${roomId} was taken as ${acked.letter}, and is ${shown.answer}`,
        ];
  });
  return [...behind, ...lost];
}

/** Rooms whose match ended otherwise than their players know, and matches that have not ended [I2]. */
export function findOpenMatches(
  rooms: readonly JudgedRoom[],
  statuses: ReadonlyMap<string, MatchStatus>,
): readonly string[] {
  return rooms.flatMap(({ roomId, end }) => {
    const status = statuses.get(roomId);
    const isPaid = end === 'completed' || end === 'cut short';
    const isUnpaid = end === 'void' || end === 'unpaired';
    const fits = isPaid ? status === 'settled' : isUnpaid ? status !== 'settled' : true;
    return fits && status !== 'open' ? [] : [`I2: the match of ${roomId} is ${status}, its battle ${end}`];
  });
}

/** What a player must have: a stake less for each battle that was settled, and what it paid him. */
export function expectedCoins(
  records: Iterable<PlayerRecord>,
  playerId: string,
  { before, statuses }: { before: number; statuses: ReadonlyMap<string, MatchStatus> },
): number {
  let coins = before;
  for (const record of records) {
    if (statuses.get(record.roomId) === 'settled') coins += paidTo(record, playerId) - STAKE;
  }
  return coins;
}

/** By what he was told of the settlement; by the result alone when the store forgot the room before it told him. */
function paidTo({ settlement, mirror }: PlayerRecord, playerId: string): number {
  if (settlement !== null) return new Map(Object.entries(settlement.coins)).get(playerId) ?? 0;
  const result = JSON.parse(mirror.result ?? '{}') as Partial<BattleResult>;
  const outcome = new Map(Object.entries(result.outcomes ?? {})).get(playerId);
  return outcome === 'win' ? 2 * STAKE : outcome === 'draw' ? STAKE : 0;
}
