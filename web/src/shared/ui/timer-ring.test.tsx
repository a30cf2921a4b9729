import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatClock } from './format-clock.ts';
import { TimerRing } from './timer-ring.tsx';

describe('the timer ring', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [0, '00:00'],
    [-5, '00:00'],
    [1, '00:01'],
    [30_000, '00:30'],
    [61_000, '01:01'],
    [6_000_000, '100:00'],
  ])('writes %i ms as %s', (ms, text) => {
    expect(formatClock(ms)).toBe(text);
  });

  it('runs down, speaks at half, 10 s and 5 s only, and tells once when it is over', async () => {
    const onElapsed = vi.fn();
    const { rerender } = render(null);
    vi.useFakeTimers();
    rerender(
      <TimerRing deadline={Date.now() + 30_000} totalMs={30_000} isAnnouncing onElapsed={onElapsed} />,
    );
    const spoken = new Set<string>();
    for (let second = 0; second <= 31; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      const said = document.querySelector('[aria-live="assertive"]')?.textContent ?? '';
      if (said !== '') spoken.add(said);
    }
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect([...spoken]).toEqual(['15 seconds left', '10 seconds left', '5 seconds left']);
    expect(onElapsed).toHaveBeenCalledOnce();
  });

  it('stands still where it was stopped', () => {
    render(<TimerRing deadline={null} totalMs={30_000} stoppedMs={12_000} />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:12');
  });
});
