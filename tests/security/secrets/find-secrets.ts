/** What a secret looks like when somebody leaves it in a file. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/,
  'an AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'a Google API key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50,})\b/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'a payment key': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a password in an address':
    /\b(?:postgres|postgresql|redis|rediss|https?):\/\/[^\s:/@'"`$<>{}]+:(?!PASSWORD|password|word|secret|…|\.\.\.)[^\s/@'"`$<>{}]{6,}@/,
};
const assigned =
  /(?:secret|password|passwd|api_?key|token|credential)\w*['"]?\s*[:=]\s*['"`]([A-Za-z0-9+/_=-]{24,})['"`]/gi;
/** Bits a character; random text of 24 characters and more has above 4, words joined by hyphens less. */
const RANDOM_ABOVE = 4.2;

/** Names of files that hold secrets and are never committed. */
const secretFiles =
  /(?:^|\/)(?:\.env|secrets\.json|.*\.pem|.*\.key|.*\.p12|id_(?:rsa|ed25519)|.*service-?account.*\.json)$/;

/** The kinds of secrets that a file seems to hold. */
export function findSecrets(path: string, content: string): readonly string[] {
  const found = Object.entries(shapes)
    .filter(([, shape]) => shape.test(content))
    .map(([kind]) => kind);
  if (secretFiles.test(path)) found.push('a file of secrets');
  for (const [, value = ''] of content.matchAll(assigned)) {
    if (entropyOf(value) > RANDOM_ABOVE) found.push(`a value like a secret (${value.slice(0, 4)}…)`);
  }
  return found;
}

function entropyOf(text: string): number {
  const counts = Map.groupBy(text, (character) => character);
  return [...counts.values()].reduce((sum, { length }) => {
    const share = length / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}
