import { describe, expect, it } from 'vitest';
import { successes } from '../codes.ts';
import { errors } from '../errors.ts';
import { en } from './en.ts';

describe('the English texts', () => {
  it.each(Object.values({ ...errors, ...successes }).map((row) => row.textKey))(
    'have a sentence for the code text %s',
    (textKey) => {
      expect(Object.keys(en)).toContain(textKey);
    },
  );

  it('give every plural both forms', () => {
    const keys = Object.keys(en);
    const singulars = keys.filter((key) => key.endsWith('_one'));
    expect(singulars.length).toBeGreaterThan(0);
    for (const key of singulars) expect(keys).toContain(key.replace(/_one$/, '_other'));
  });
});
