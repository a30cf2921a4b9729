import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPersistDriver, REHYDRATE_LIMIT_MS, ROOT_KEY } from './persist-driver.ts';

describe('the persist driver', () => {
  afterEach(() => void vi.useRealTimers());

  it('keeps everything under the one root key', async () => {
    const driver = createPersistDriver(localStorage);
    await driver.setItem('persist:rootState', '{"session":{}}');
    expect(Object.keys(localStorage)).toEqual([ROOT_KEY]);
    expect(await driver.getItem('persist:rootState')).toBe('{"session":{}}');
  });

  it('starts fresh when storage has not answered after 5000 ms', async () => {
    vi.useFakeTimers();
    const driver = createPersistDriver({
      getItem: () => new Promise(() => undefined),
      setItem: () => undefined,
    });
    const answer = driver.getItem('persist:rootState');
    await vi.advanceTimersByTimeAsync(REHYDRATE_LIMIT_MS - 1);
    let isSettled = false;
    void Promise.resolve(answer).then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBeNull();
  });

  it.each(['', 'not json', '[]', '7', 'null'])('starts fresh on the damaged state %j', async (text) => {
    localStorage.setItem(ROOT_KEY, text);
    expect(await createPersistDriver(localStorage).getItem('x')).toBeNull();
  });

  it('lets the game go on when storage is switched off', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const driver = createPersistDriver({ getItem: refuse, setItem: refuse });
    expect(await driver.getItem('x')).toBeNull();
    await expect(driver.setItem('x', '{}')).resolves.toBeUndefined();
  });
});
