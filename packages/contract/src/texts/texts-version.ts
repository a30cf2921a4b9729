/**
 * The version of a set of texts (`web_version`, `version`): the same texts have the same one, changed texts another.
 * FNV-1a over the characters of keys and texts, eight hexadecimal digits; not for secrets.
 */
export function textsVersion(texts: Readonly<Record<string, string>>): string {
  let hash = 0x811c9dc5;
  const content = JSON.stringify(Object.entries(texts).sort(byKey));
  for (let at = 0; at < content.length; at += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

function byKey([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}
