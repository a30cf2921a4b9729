import type { RoomId, UserId } from '@quiz-arena/contract/ids';
import { type BattleState, peopleOf } from '../core/battle-state.ts';
import type { SeatStore } from '../ports/seat-store.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Violations } from './violations.ts';

/** Between two looks, and how long a rollback may stay unnoticed, milliseconds: two looks of a node, and its faults. */
const [EVERY_MS, TOLERATED_MS] = [5_000, 60_000];

interface WatchedLobbies {
  readonly time: SimulatedTime;
  readonly violations: Violations;
  readonly seats: SeatStore;
  /** The rooms as their newest commits left them, in the store. */
  rooms(): Promise<readonly BattleState[]>;
  isRunning(): boolean;
}

/** (I11): who stands in a lobby has his seat there, whatever a rollback has brought back. */
export function watchLobbies(world: WatchedLobbies): void {
  const without = new Map<string, number>();

  async function look(): Promise<void> {
    const now = world.time.now();
    const seen = new Set<string>();
    for (const room of await world.rooms()) {
      for (const userId of await unseated(world.seats, room)) {
        const key = `${userId} in ${room.roomId}`;
        seen.add(key);
        const since = without.get(key) ?? now;
        without.set(key, since);
        const isShort = now - since <= TOLERATED_MS;
        world.violations.check(isShort, 'I11', () => `${key} stands in a lobby without a seat`);
      }
    }
    for (const key of [...without.keys()].filter((one) => !seen.has(one))) without.delete(key);
  }

  function again(): void {
    world.time.after(EVERY_MS, () => {
      if (!world.isRunning()) return;
      void look();
      again();
    });
  }
  again();
}

async function unseated(seats: SeatStore, room: BattleState): Promise<readonly UserId[]> {
  if (room.phase.name !== 'lobby' || room.roomCode === null) return [];
  const standing = peopleOf(room).filter(({ presence }) => presence.is === 'here');
  const found = await Promise.all(standing.map(({ userId }) => seats.read(userId)));
  const isThere = (roomId: RoomId, index: number) => {
    const place = found[index]?.place;
    return place?.kind === 'battle' && place.roomId === roomId;
  };
  return standing.filter((_, index) => !isThere(room.roomId, index)).map(({ userId }) => userId);
}
