import { readFileSync, writeFileSync } from 'node:fs';

/** The document with what stands between `<!-- name -->` and `<!-- /name -->` replaced. Throws when they are missing. */
export function replaceBetweenMarkers(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no place for ${name}.`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}

export function writeBetweenMarkers(file: string, name: string, text: string): void {
  writeFileSync(file, replaceBetweenMarkers(readFileSync(file, 'utf8'), name, text));
}
