import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { contentLanguages } from '../../content-language.ts';
import { countryList } from './country-list.ts';
import { flagFiles, flagOf, flags } from './flags.ts';

const files = new Map(flagFiles().map(({ file, bytes }) => [file, bytes]));

describe('flags', () => {
  it.each(contentLanguages)('asks for more than 180 flags in %s, each of which is there', (language) => {
    const asked = flags(language);
    expect(asked.length).toBeGreaterThan(180);
    for (const { image } of asked) expect(files.has(image ?? '')).toBe(true);
  });

  it('has pictures that neither by their name nor inside say which country it is', () => {
    for (const country of countryList.filter((entry) => files.has(flagOf(entry)))) {
      const svg = files.get(flagOf(country))?.().toString() ?? '';
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
      expect(svg).not.toContain('flag-icons');
      expect(svg).not.toMatch(new RegExp(`["#]${country.shortCode}-`));
      expect(flagOf(country)).toMatch(/^flags\/[0-9a-f]{16}\.svg$/);
    }
  });

  it('keeps what a picture refers to within itself', () => {
    for (const bytes of files.values()) {
      const svg = bytes().toString();
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
      expect(svg).not.toMatch(/<script|href="http|\son\w+=/);
    }
  });

  it('leaves out flags that two countries share', () => {
    const asked = new Set(flags('en').map(({ right }) => right));
    for (const name of ['Chad', 'Romania', 'Indonesia', 'Monaco']) expect(asked).not.toContain(name);
  });

  it('shows the flags of the package that the licence names', () => {
    const require = createRequire(import.meta.url);
    const licence = readFileSync(require.resolve('flag-icons/LICENSE'), 'utf8');
    expect(licence).toContain('MIT License');
  });
});
