import { render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type LazyPage, lazyPage } from './lazy-page.ts';

const begun = vi.fn();

function Demo() {
  useEffect(() => begun(), []);
  return <p>the page</p>;
}

const view = (Page: LazyPage) => (
  <Suspense fallback="loading">
    <Page />
  </Suspense>
);

it('a page that is here already is drawn at once', async () => {
  const Page = lazyPage(async () => ({ Demo }), 'Demo');
  await Page.load();
  render(view(Page));
  expect(screen.getByText('the page')).toBeVisible();
  expect(screen.queryByText('loading')).toBeNull();
});

it('a page that is still to come leaves its place to the fallback, and does not begin anew once it is known', async () => {
  begun.mockClear();
  const Page = lazyPage(async () => ({ Demo }), 'Demo');
  const { rerender } = render(view(Page));
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('the page')).toBeVisible();
  await Page.load();
  rerender(view(Page));
  expect(screen.getByText('the page')).toBeVisible();
  expect(begun).toHaveBeenCalledOnce();
});
