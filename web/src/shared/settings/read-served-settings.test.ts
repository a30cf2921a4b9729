import { readSettings, settings } from '@quiz-arena/contract/settings';
import { expect, it } from 'vitest';
import { readServedSettings } from './read-served-settings.ts';

const changed = Object.fromEntries(
  Object.entries(settings).map(([key, { kind, default: value }]) => [
    key,
    kind === 'flag' ? String(1 - Number(value)) : value,
  ]),
);

it.each([
  ['none', {}],
  ['some', { answer_mode: '1', contest_mode: '0', system_timezone: 'Asia/Kolkata' }],
  ['all', changed],
  ['one that it does not know', { colour_of_the_moon: 'silver' }],
])('the client reads settings as the servers do: %s', (_which, wire) => {
  expect(readServedSettings(wire)).toEqual(readSettings(wire));
});
