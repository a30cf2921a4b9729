import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens a dialog over the page and closes it: the browser keeps the focus inside, and gives it back to where it was.
 * @returns for the `dialog` element
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element !== null && !element.open) element.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Taken off the page while it is open, it would leave the focus nowhere.
    return () => element?.close();
  }, []);
  return dialog;
}
