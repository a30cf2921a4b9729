import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useModal } from './use-modal.ts';

function Asked({ isOpen }: { isOpen: boolean }) {
  const dialog = useModal(isOpen);
  return <dialog ref={dialog}>Sure?</dialog>;
}

/** Whether a dialog was on the page when it was closed: only then the browser gives the focus back. */
function watchClosing() {
  const places: boolean[] = [];
  const close = HTMLDialogElement.prototype.close;
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    if (this.open) places.push(this.isConnected);
    close.call(this);
  });
  return places;
}

afterEach(() => vi.restoreAllMocks());

describe('a dialog over the page', () => {
  it('opens and closes as it is told', () => {
    const { rerender } = render(<Asked isOpen={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<Asked isOpen />);
    expect(screen.getByRole('dialog')).toBeVisible();
    rerender(<Asked isOpen={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed before it is taken off the page', () => {
    const closings = watchClosing();
    const { unmount } = render(<Asked isOpen />);
    unmount();
    expect(closings).toEqual([true]);
  });
});
