import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countCall } from '../api/calls-under-way.ts';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does at an idle moment what can wait', async () => {
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('lets the calls of the page be answered first, one that fails and one that the first has led to', async () => {
  const work = vi.fn();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const counted = countCall(first.promise);
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
  first.resolve('an answer');
  await expect(counted).resolves.toBe('an answer');
  const failing = countCall(second.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
  second.reject(new Error('no connection'));
  await expect(failing).rejects.toThrow('no connection');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits no longer than five seconds', async () => {
  const work = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const counted = countCall(promise);
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  await counted;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('is called off while it waits for an answer, and while it waits for an idle moment', async () => {
  const work = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const counted = countCall(promise);
  const callOff = whenIdle(work);
  callOff();
  resolve();
  await counted;
  whenIdle(work)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});
