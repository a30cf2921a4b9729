import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import './browser-gaps.ts';

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = consoleError.mock.calls.map((call) => call.join(' '));
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'nothing may be written to console.error').toEqual([]);
});
