import { useEffect, useRef } from 'react';

/**
 * Keeps a player on a running game: the browser's Back calls `onAttempt` instead of leaving (ask, then navigate away
 * yourself), and closing the tab asks in the browser's own words.
 */
export function useLeaveGuard(isActive: boolean, onAttempt: () => void): void {
  const attempt = useRef(onAttempt);
  useEffect(() => {
    attempt.current = onAttempt;
  });
  useEffect(() => {
    if (!isActive) return;
    const hold = () => history.pushState(history.state, '', location.href);
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      hold();
      attempt.current();
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    hold();
    // Captured, so that the router does not see the step back.
    window.addEventListener('popstate', onBack, true);
    window.addEventListener('beforeunload', onClose);
    return () => {
      window.removeEventListener('popstate', onBack, true);
      window.removeEventListener('beforeunload', onClose);
    };
  }, [isActive]);
}
