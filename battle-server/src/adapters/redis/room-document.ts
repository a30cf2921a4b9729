type Field = string | null | undefined;

/** How a room is kept in the fields of its hash. */
export interface RoomDocument<Room extends object> {
  /** The fields: what changes with every commit, then each of the parts that rarely do. */
  readonly fields: readonly string[];
  /** A text for each field; empty: it stays as it is, for the part is the same object as before. */
  write(room: Room, before: Room | null): readonly string[];
  /** Null unless every field is there. */
  read(texts: readonly Field[]): Room | null;
}

/** Keeps the parts that `apart` names in fields of their own. */
export function createRoomDocument<Room extends object>(
  apart: readonly (keyof Room & string)[],
): RoomDocument<Room> {
  const left: Partial<Record<keyof Room, undefined>> = {};
  for (const part of apart) left[part] = undefined;
  return {
    fields: ['room', ...apart],
    write: (room, before) => [
      JSON.stringify({ ...room, ...left }),
      ...apart.map((part) => (before?.[part] === room[part] ? '' : JSON.stringify(room[part]))),
    ],
    read([rest, ...parts]) {
      if (!rest || parts.some((text) => !text)) return null;
      const entries = apart.map((part, index) => [part, JSON.parse(parts[index] ?? '') as unknown]);
      return { ...(JSON.parse(rest) as Room), ...Object.fromEntries(entries) };
    },
  };
}
