import type { RoomId } from '@quiz-arena/contract/ids';
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

/** The page of one battle. */
export function playPath(roomId: RoomId): string {
  return generatePath(paths.randomBattlePlay, { room: roomId });
}

/** Reads the choice of an address; null where it names none. */
export function readChosen(search: URLSearchParams): ChosenBattle | null {
  const stake = Number(search.get('stake'));
  return Number.isInteger(stake) && stake > 0 ? { category: search.get('category') ?? '', stake } : null;
}
