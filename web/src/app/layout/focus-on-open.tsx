import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Whoever came by a link is at the heading of the page, as soon as it has one, or where the page itself put the focus. */
export function FocusOnOpen({ main }: { main: RefObject<HTMLElement | null> }) {
  const { key } = useLocation();
  useEffect(() => {
    // The first page of a visit keeps the browser's own focus and place.
    if (key === 'default') return;
    window.scrollTo(0, 0);
    return main.current === null ? undefined : focusHeading(main.current);
  }, [key, main]);
  return null;
}

/** @returns what gives up waiting for a heading */
function focusHeading(page: HTMLElement): () => void {
  const hasOwnFocus = page !== document.activeElement && page.contains(document.activeElement);
  const observer = new MutationObserver(look);
  if (!hasOwnFocus) {
    page.focus({ preventScroll: true });
    observer.observe(page, { childList: true, subtree: true });
    look();
  }
  return () => observer.disconnect();

  function look() {
    const heading = page.querySelector('h1');
    const isWaiting = document.activeElement === page;
    if (heading === null && isWaiting) return;
    observer.disconnect();
    if (heading === null || !isWaiting) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
