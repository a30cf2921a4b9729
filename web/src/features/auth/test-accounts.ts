/** An account that stands in for a Google one where Google cannot be reached. */
export interface TestAccount {
  /** The account's id at Google. */
  sub: string;
  email: string;
  name: string;
}

/** Offered with the local emulator only. */
export const testAccounts: readonly TestAccount[] = [
  { sub: 'local-google-1', email: 'amira@example.com', name: 'Amira' },
  { sub: 'local-google-2', email: 'ben@example.com', name: 'Ben' },
  { sub: 'local-google-3', email: 'cleo@example.com', name: 'Cleo' },
];
