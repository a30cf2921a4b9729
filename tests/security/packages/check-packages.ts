import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { notChecked, rowOf, type SecurityRow } from '../report/security-row.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WITHIN_MS = 120_000;

/** Licences that ask for nothing but their notice; LGPL for libvips, which sharp loads as a library of its own. */
const allowedLicences =
  /^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|MPL-2\.0|OFL-1\.1|Zlib|PostgreSQL|WTFPL|LGPL-3\.0-or-later)$/;

/** Data under a licence that asks for more; what is made of it carries that licence, and is credited where it is made. */
const allowedData: ReadonlyMap<string, string> = new Map([['world-countries', 'ODbL-1.0']]);

/** Known holes of high and critical weight in what runs in production. */
export async function checkAudit(): Promise<SecurityRow> {
  const [check, tried] = [
    'packages: known holes',
    'pnpm audit --prod: advisories of high and critical weight',
  ];
  const { output, status } = await pnpm('audit', '--prod', '--json');
  const report = parse(output) as
    | { advisories?: unknown; metadata?: { totalDependencies?: number } }
    | undefined;
  if (report?.advisories === undefined) {
    const why =
      /responded with \d+|ENOTFOUND|ECONN\w+|ETIMEDOUT|timed? ?out/i.exec(output)?.[0] ??
      `exit code ${status}`;
    return notChecked(
      check,
      tried,
      `not checked: whether a package in use has a published hole; the registry does not answer audits (${why})`,
    );
  }
  const advisories = Object.values(report.advisories as Readonly<Record<string, Advisory>>);
  const grave = advisories.filter(({ severity }) => ['high', 'critical'].includes(severity));
  return rowOf(check, tried, {
    cases: report.metadata?.totalDependencies ?? 1,
    faults: grave.map(({ module_name, severity, title }) => `${module_name}: ${severity}: ${title}`),
    notes: [`${advisories.length - grave.length} of lower weight`],
  });
}

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
}

/** Licences of what runs in production. */
export async function checkLicences(): Promise<SecurityRow> {
  const [check, tried] = ['packages: licences', 'the licence of every package that runs in production'];
  const { output, status } = await pnpm('licenses', 'list', '--prod', '--json', '--recursive');
  const byLicence = parse(output) as
    | Readonly<Record<string, readonly { readonly name: string }[]>>
    | undefined;
  if (byLicence === undefined) return notChecked(check, tried, `not checked: pnpm ends with ${status}`);
  const all = Object.entries(byLicence).flatMap(([licence, packages]) =>
    packages.map(({ name }) => ({ name, licence })),
  );
  const special = all.filter(({ licence }) => !isAllowed(licence));
  const isData = ({ name, licence }: (typeof all)[number]) => allowedData.get(name) === licence;
  return rowOf(check, tried, {
    cases: all.length,
    faults: special.filter((one) => !isData(one)).map(({ name, licence }) => `${name} is under ${licence}`),
    notes: special
      .filter(isData)
      .map(({ name, licence }) => `${name} is data under ${licence}, and credited`),
  });
}

/** Of licences to choose from one is enough; of licences that hold together each must be allowed. */
export function isAllowed(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicences.test(one.trim())));
}

function parse(output: string): unknown {
  const from = output.search(/^\{/m);
  try {
    return from === -1 ? undefined : JSON.parse(output.slice(from, output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** pnpm where it is installed, else the one that npm fetches. */
async function pnpm(...words: readonly string[]): Promise<{ output: string; status: number | null }> {
  const child = spawn('npx', ['--yes', 'pnpm@12', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), WITHIN_MS);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { output, status };
}
