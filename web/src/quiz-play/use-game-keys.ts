import { useEffect, useRef } from 'react';

/**
 * Keys of a game, wherever the focus is: `onKey` gets the key in lower case and says whether it was used. Nothing is
 * heard while a dialog is open, a text is typed, or a modifier is held.
 */
export function useGameKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isBusyElsewhere(event)) return;
      if (latest.current(event.key.toLowerCase(), event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isBusyElsewhere({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return altKey || ctrlKey || metaKey || Boolean(isTyping) || document.querySelector('dialog[open]') !== null;
}
