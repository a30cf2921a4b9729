import { notifications } from '@mantine/notifications';
import { en } from '@quiz-arena/contract/texts/en';
import * as domMatchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { startI18n } from '../shared/i18n/start-i18n.ts';
import './browser-gaps.ts';

// It draws on a canvas, which jsdom has not.
vi.mock('canvas-confetti', () => ({ default: { create: vi.fn(() => async () => null) } }));

startI18n(en);
expect.extend(domMatchers);
// A page's chunk takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = consoleError.mock.calls.map((call) => call.join(' '));
  cleanup();
  // Toasts live beside the page: one that is left over would stand next to the same one of the next test.
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'nothing may be written to console.error').toEqual([]);
});
