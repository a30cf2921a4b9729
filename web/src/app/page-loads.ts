type Listener = (isLoading: boolean) => void;

const listeners = new Set<Listener>();
let loading = 0;

/** Counts a page's chunk as loading until it has arrived or failed. */
export async function trackPageLoad<Module>(load: Promise<Module>): Promise<Module> {
  loading += 1;
  tell();
  try {
    return await load;
  } finally {
    loading -= 1;
    tell();
  }
}

/** Follows whether any page is loading. @returns a function that stops following */
export function followPageLoads(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener(loading > 0);
}
