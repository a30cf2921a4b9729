import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readComposeFile, root } from './compose-file.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = (
  folder: string,
): { dependencies?: Record<string, string>; devDependencies: Record<string, string> } =>
  JSON.parse(read(join(folder, 'package.json')));
const folderOf: Readonly<Record<string, string>> = {
  '@quiz-arena/contract': 'packages/contract',
  '@quiz-arena/quiz-rules': 'packages/quiz-rules',
  '@quiz-arena/question-bank': 'packages/question-bank',
};
const required =
  'PUBLIC_URL API_TOKEN_SECRET SERVICE_KEY OPERATOR_KEY ERASURE_SECRET POSTGRES_PASSWORD REDIS_PASSWORD';
const names = [...required.split(' '), 'FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'];
const { services } = readComposeFile(Object.fromEntries(names.map((name) => [name, 'x'])));
const built = Object.entries(services).flatMap(([name, { build }]) =>
  build === undefined ? [] : [{ name, dockerfile: read(build.dockerfile) }],
);
const sourceFolders: Readonly<Record<string, string>> = {
  'quiz-api': 'packages/quiz-api',
  'battle-server': 'battle-server',
  web: 'web',
};

/** What the lines `COPY source … target` take from the repository. */
function copied(dockerfile: string): string[] {
  return [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').slice(0, -1),
  );
}

/** The folders of the workspace that a folder's code imports, directly or not. */
function workspaceOf(folder: string): string[] {
  const own = Object.keys(manifest(folder).dependencies ?? {}).flatMap((name) => folderOf[name] ?? []);
  return [...new Set([...own, ...own.flatMap(workspaceOf)])];
}

/** Whether .dockerignore keeps it from the builder; its last fitting line decides. */
function reachesBuilder(path: string): boolean {
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  return allowed.some((entry) => path === entry || path.startsWith(`${entry}/`));
}

describe.each(built)('the image of $name', ({ name, dockerfile }) => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  it('copies files that exist and reach the builder', () => {
    expect(copied(dockerfile)).not.toEqual([]);
    for (const path of copied(dockerfile)) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(reachesBuilder(path), path).toBe(true);
    }
  });

  it('has every package of the workspace that its code imports', () => {
    const sources = copied(dockerfile);
    for (const folder of workspaceOf(sourceFolders[name] ?? '')) {
      expect(sources, folder).toContain(`${folder}/package.json`);
      expect(sources.includes(folder) || sources.includes(`${folder}/src`), folder).toBe(true);
    }
  });

  it('runs on the pinned Node, not as root, and tells whether it lives', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${manifest('.').devDependencies.node}-bookworm-slim`]));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "\/app\/health\.mjs"\]$/m);
    expect(last).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 PORT=\d+/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD '));
  });

  it('starts a file that the repository has, without a shell that would swallow signals', () => {
    const [, folder = ''] = /^WORKDIR \/app\/?(.*)$/m.exec(last) ?? [];
    const [, file = ''] = /^CMD \["node", "(.+)"\]$/m.exec(last) ?? [];
    expect(file).not.toBe('');
    expect(existsSync(join(root, folder, file))).toBe(true);
  });
});

it('gives the builder no secrets and no data', () => {
  for (const path of ['.env', 'secrets/firebase.json', '.data/secrets.json', '.git/config']) {
    expect(reachesBuilder(path), path).toBe(false);
  }
});
