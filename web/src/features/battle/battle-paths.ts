import type { BattleCategory, BattleKind } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import type { CategoryId, RoomId } from '@quiz-arena/contract/ids';
import { readId } from '@quiz-arena/contract/read-id';
import { generatePath } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';

/** What a player chose to play for. Kept in the address, so that a reload and 'play again' know it. */
export interface ChosenBattle {
  /** "": any. */
  readonly category: string;
  readonly stake: number;
}

function query({ category, stake }: ChosenBattle): string {
  return new URLSearchParams({ category, stake: String(stake) }).toString();
}

/** The page that chooses, with this choice made already. */
export function choosePath(chosen: ChosenBattle): string {
  return `${paths.randomBattle}?${query(chosen)}`;
}

/** The page that looks for an opponent. */
export function searchPath(chosen: ChosenBattle): string {
  return `${paths.randomBattleSearch}?${query(chosen)}`;
}

/** The page of one battle, from its lobby to its result. */
export function playPath(roomId: RoomId, kind: BattleKind = 'random'): string {
  const path = kind === 'group' ? paths.groupBattlePlay : paths.randomBattlePlay;
  return generatePath(path, { room: roomId });
}

/** Where battles of a kind are set up. */
export const setUpPaths = {
  random: paths.randomBattle,
  friend: paths.friendBattle,
  group: paths.groupBattle,
} as const satisfies Record<BattleKind, string>;

/** The address to share: it shows the room and lets whoever opens it in. */
export function joinPath(roomCode: string, kind: BattleKind): string {
  const path = kind === 'group' ? paths.groupBattleJoin : paths.randomBattleJoin;
  return generatePath(path, { code: roomCode });
}

/** Where the next battle of the same kind is found. */
export function nextPath({ kind, category, entryCoin }: BattleView): string {
  return kind === 'random' && entryCoin > 0 ? searchPath({ category, stake: entryCoin }) : setUpPaths[kind];
}

/** A category as the wire knows it; "": any. */
export function toBattleCategory(category: string): BattleCategory {
  return category === '' ? '' : readId<CategoryId>(category);
}

/** Reads the choice of an address; null where it names none. */
export function readChosen(search: URLSearchParams): ChosenBattle | null {
  const stake = Number(search.get('stake'));
  return Number.isInteger(stake) && stake > 0 ? { category: search.get('category') ?? '', stake } : null;
}
