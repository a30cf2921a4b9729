import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../installed/when-idle.ts';

/** What may come last: fetched and drawn once the rest of the page stands. Nothing is in its place until then. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return isDue && <Suspense fallback={null}>{children}</Suspense>;
}
