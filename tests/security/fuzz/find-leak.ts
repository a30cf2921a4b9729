/** What only the inside of a server says: stack traces, source files, statements, messages of libraries. */
const insides: readonly RegExp[] = [
  /\n\s+at .+[:(]\d+/,
  /node_modules|node:internal|\/src\/|\.ts:\d/,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|DrizzleQueryError|AssertionError)\b/,
  /\b(?:ECONNREFUSED|ECONNRESET|ENOENT|EACCES|ETIMEDOUT)\b/,
  /\b(?:select|insert into|update|delete from) .+ (?:from|values|set|where) /i,
  /\b(?:pglite|postgres|redis|drizzle|fastify|sharp|busboy|libvips)\b/i,
  /Unexpected (?:token|end of JSON|non-whitespace)|is not valid JSON|Cannot read propert/,
];

/** The part of an answer that tells something of the inside, or one of the `secrets`; undefined when there is none. */
export function findLeak(answer: string, secrets: readonly string[]): string | undefined {
  if (secrets.some((secret) => answer.includes(secret))) return 'a secret';
  for (const inside of insides) {
    const [found] = inside.exec(answer) ?? [];
    if (found !== undefined) return found.slice(0, 80);
  }
  return undefined;
}
