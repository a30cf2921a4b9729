import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Later } from './later.tsx';

it('what may come last is not there at first, and comes by itself', async () => {
  render(
    <Later>
      <p>below everything</p>
    </Later>,
  );
  expect(screen.queryByText('below everything')).toBeNull();
  expect(await screen.findByText('below everything')).toBeVisible();
});
