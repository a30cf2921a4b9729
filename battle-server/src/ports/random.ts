/** Chance that nobody can guess. Battles draw one seed from it and are deterministic from there. */
export interface Random {
  /** A seed of 32 lower-case hexadecimal characters. */
  seed(): string;
}
