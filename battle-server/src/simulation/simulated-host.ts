import type { RoomId } from '@quiz-arena/contract/ids';
import type { BattleMirror } from './battle-mirror.ts';
import type { Chance } from './simulated-chance.ts';
import type { SimulatedLink } from './simulated-link.ts';

/**
 * What a person in a lobby does when he looks at it, every few seconds: guests agree or go, the creator starts, kicks,
 * or gives up.
 */
export function actInLobby(
  who: { readonly userId: string; readonly link: SimulatedLink; readonly chance: Chance },
  roomId: RoomId,
  mirror: BattleMirror,
): void {
  const { userId, link, chance } = who;
  if (mirror.host === null) {
    return;
  }
  const act = mirror.host === userId ? hostsWish(mirror, userId, chance) : guestsWish(mirror, userId, chance);
  act?.(link, roomId);
}

type Act = (link: SimulatedLink, roomId: RoomId) => void;
const leave: Act = (link, roomId) => void link.send('leave', { roomId });
const start: Act = (link, roomId) => void link.send('start', { roomId });
const remove: Act = (link, roomId) => void link.send('deleteRoom', { roomId });
const agree: Act = (link, roomId) => void link.send('ready', { roomId, ready: true });

function guestsWish(mirror: BattleMirror, userId: string, chance: Chance): Act | null {
  const mood = chance.between(0, 99);
  if (mood < 4) return leave;
  if (mirror.lobby.get(userId) === false) return agree;
  return mood < 6 ? start : null;
}

function hostsWish(mirror: BattleMirror, userId: string, chance: Chance): Act | null {
  const guests = [...mirror.lobby.keys()].filter((id) => id !== userId);
  const ready = guests.filter((id) => mirror.lobby.get(id) === true);
  const guest = chance.pick(guests);
  const mood = chance.between(0, 99);
  if (guest === undefined) return mood < 10 ? remove : null;
  if (mood < 3) return (link, roomId) => void link.send('kick', { roomId, userId: guest });
  if (mood < 5) return remove;
  if (mood < 7) return leave;
  const isPatient = ready.length < guests.length && mood >= 30;
  return isPatient ? null : start;
}
