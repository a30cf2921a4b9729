import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offerInstall } from './offer-install.ts';

it('the page names a manifest that is there, so that the game can be installed', () => {
  offerInstall();
  const address = document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
  const file = join(import.meta.dirname, '../../../public', address);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ start_url: '/', display: 'standalone' });
});
