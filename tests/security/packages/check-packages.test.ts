import { expect, it } from 'vitest';
import { isAllowed } from './check-packages.ts';

it.each([
  'MIT',
  '(MIT OR GPL-3.0-only)',
  'Apache-2.0 AND MIT',
  'MIT AND (ISC OR Apache-2.0)',
  'BSD-3-Clause',
])('allows %s', (licence) => expect(isAllowed(licence)).toBe(true));

it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0', 'Unknown', 'UNLICENSED', 'SEE LICENSE IN x', ''])(
  'does not allow %j',
  (licence) => expect(isAllowed(licence)).toBe(false),
);
