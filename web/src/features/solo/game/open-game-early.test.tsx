import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarly } from '../../../quiz-play/effects/early-opening.ts';
import { loggedOut } from '../../../shared/session/session-slice.ts';
import { maintenanceMet } from '../../../shared/settings/settings-slice.ts';
import { createFakeAttempt } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';
import { openGameEarly } from './open-game-early.ts';

const moon = { text: 'The Moon has its own light.', options: ['True', 'False'], right: 'b' };
const pathname = '/quiz-play/true-and-false-play';
const source = { name: 'get_questions_by_type', fields: { type: '2' } } as const;

/** The client as it is when its first page is fetched but not drawn; Home stands for that page. */
async function begin() {
  const attempt = createFakeAttempt({ questions: [moon], source: source.name, quizType: '1.2' });
  const { user, store, api } = await renderApp({ path: '/', player: {}, replies: attempt });
  const game = await screen.findByRole('link', { name: /True & False/ });
  const client = api.openClient({
    apiToken: () => 'token-7',
    languageId: () => undefined,
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
  });
  const openings = () => api.calls.filter(({ name }) => name === source.name).length;
  const start = (address = pathname) => openGameEarly({ store, client, pathname: address });
  return { user, store, game, openings, start };
}

const forget = () => void takeEarly(source);
beforeEach(forget);
afterEach(forget);

it('a game that was opened before its page was drawn is not opened again by the page', async () => {
  const { user, game, openings, start } = await begin();
  start();
  await waitFor(() => expect(openings()).toBe(1));
  await user.click(game);
  await screen.findByRole('heading', { level: 1, name: moon.text });
  expect(openings()).toBe(1);
});

it('is used once, for the same game and while it is young', async () => {
  const { start } = await begin();
  start();
  expect(takeEarly(source)).not.toBeNull();
  expect(takeEarly(source)).toBeNull();
  start();
  expect(takeEarly({ name: 'get_mistakes', fields: {} })).toBeNull();
  start();
  const later = Date.now() + 5_001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(takeEarly(source)).toBeNull();
});

it('nothing is opened where the page would not let the player in, or is no game', async () => {
  const { store, openings, start } = await begin();
  start('/leaderboard/');
  start(`${pathname}/result/attempt-1/`);
  act(() => void store.dispatch(maintenanceMet()));
  start();
  expect(openings()).toBe(0);
});

it('nothing is opened for a guest', async () => {
  const { store, openings, start } = await begin();
  act(() => void store.dispatch(loggedOut('unauthorized')));
  start();
  expect(openings()).toBe(0);
});
