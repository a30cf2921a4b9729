/** New names, unique over all nodes and not to be guessed. */
export interface Ids {
  /** Marks one change of one room, so that its lost reply can be recognised (see battle-store). */
  nonce(): string;
}
