import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { battleCodes } from '../packages/contract/src/battle/battle-codes.ts';
import { battleCommands } from '../packages/contract/src/battle/battle-commands.ts';
import { battleEvent, battleServerMessages } from '../packages/contract/src/battle/battle-events.ts';

const HELP = `node scripts/list-rules.ts
  Lists the rules of docs/spec and how many tests name each, then every command, event, message and code of the battle
  wire and how many test files of the battle server name it; ends with 1 when one has none or a test names no rule.
`;

const root = join(import.meta.dirname, '..');
/** A rule stands at the beginning of a paragraph or list item: **[B1]** text. */
const ruleLine = /^(?:- )?\*\*\[([A-Z]\d+)\]\*\*/gm;
/** A test or group of tests with its title, on one line or the next. */
const title = /\b(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;

interface Rule {
  readonly id: string;
  readonly file: string;
  readonly tests: number;
}

function rulesOf(file: string): readonly string[] {
  return Array.from(readFileSync(join(root, file), 'utf8').matchAll(ruleLine), (match) => match[1] ?? '');
}

/** Ids in the titles of all tests, one entry a title. */
function idsInTitles(): readonly string[] {
  const files = globSync('{packages/*/src,battle-server/src,web/src,tests}/**/*.{test,suite,e2e}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  return files.flatMap((file) => {
    const titles = Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(title),
      (match) => match[2] ?? '',
    );
    return titles.flatMap((text) => Array.from(text.matchAll(/\[([A-Z]\d+)\]/g), (match) => match[1] ?? ''));
  });
}

/** Every rule of the specifications with the number of tests that name it. */
function listRules(): { readonly rules: readonly Rule[]; readonly unknown: readonly string[] } {
  const named = idsInTitles();
  const rules = globSync('docs/spec/*.md', { cwd: root }).flatMap((file) =>
    rulesOf(file).map((id) => ({ id, file, tests: named.filter((one) => one === id).length })),
  );
  const known = new Set(rules.map(({ id }) => id));
  const kinds = new Set(rules.map(({ id }) => id.charAt(0)));
  const unknown = [...new Set(named)].filter((id) => kinds.has(id.charAt(0)) && !known.has(id));
  return { rules, unknown };
}

interface WireName {
  readonly kind: string;
  readonly name: string;
  readonly files: number;
}

/** Everything that travels between clients and battle nodes, with the number of test files that name it. */
function listWireNames(): readonly WireName[] {
  const files = globSync('battle-server/src/**/*.{test,suite}.ts', { cwd: root });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const kinds = {
    command: Object.keys(battleCommands),
    event: battleEvent.options.map(({ shape }) => shape.type.value),
    message: Object.keys(battleServerMessages),
    code: Object.keys(battleCodes),
  };
  return Object.entries(kinds).flatMap(([kind, names]) =>
    names.map((name) => {
      const isNamed = new RegExp(`['"]${name}['"]`);
      return { kind, name, files: texts.filter((text) => isNamed.test(text)).length };
    }),
  );
}

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) {
  process.stdout.write(HELP);
} else {
  const { rules, unknown } = listRules();
  for (const { id, file, tests } of rules) {
    process.stdout.write(`${id.padEnd(5)} ${String(tests).padStart(4)} tests  ${file}\n`);
  }
  const wire = listWireNames();
  for (const { kind, name, files } of wire) {
    process.stdout.write(`${kind.padEnd(8)} ${name.padEnd(20)} ${String(files).padStart(4)} test files\n`);
  }
  const untested = [
    ...rules.filter(({ tests }) => tests === 0).map(({ id }) => id),
    ...wire.filter(({ files }) => files === 0).map(({ name }) => name),
  ];
  if (untested.length > 0) process.stdout.write(`No test names ${untested.join(', ')}.\n`);
  if (unknown.length > 0)
    process.stdout.write(`Tests name rules that are not written: ${unknown.join(', ')}.\n`);
  process.exitCode = untested.length + unknown.length === 0 ? 0 : 1;
}
