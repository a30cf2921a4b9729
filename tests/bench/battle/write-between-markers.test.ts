import { expect, it } from 'vitest';
import { replaceBetweenMarkers } from './write-between-markers.ts';

const document = 'before\n\n<!-- figures -->\n\nold\n\n<!-- /figures -->\n\nafter\n';

it('replaces what stands between the markers and keeps the rest', () => {
  const once = replaceBetweenMarkers(document, 'figures', 'new');
  expect(once).toBe('before\n\n<!-- figures -->\n\nnew\n\n<!-- /figures -->\n\nafter\n');
  expect(replaceBetweenMarkers(once, 'figures', 'new')).toBe(once);
});

it('does not write where nothing was prepared', () => {
  expect(() => replaceBetweenMarkers(document, 'others', 'new')).toThrow('others');
});
