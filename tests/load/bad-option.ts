/** What a run was given cannot be used: options, a file, an address. Told in one sentence. */
export class BadOption extends Error {}
