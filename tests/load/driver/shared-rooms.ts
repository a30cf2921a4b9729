/** What this process plans for one room, to be compared with what its players are told. */
export interface SharedRoom {
  readonly roomId: string;
  /** When each answer of the room was planned (`performance.now()`), in the order of their sending. */
  readonly plannedAnswers: number[];
  /** The same by question and player, for players that know their id. */
  readonly plannedBy: Map<string, number>;
}

/** The rooms of all players of this process. */
export class SharedRooms {
  readonly #rooms = new Map<string, SharedRoom>();

  of(roomId: string): SharedRoom {
    const known = this.#rooms.get(roomId) ?? { roomId, plannedAnswers: [], plannedBy: new Map() };
    this.#rooms.set(roomId, known);
    return known;
  }

  forget(roomId: string): void {
    this.#rooms.delete(roomId);
  }
}
