/** How long a toast stays, ms. */
export const TOAST_MS = { error: 4000, success: 2000 } as const;
/** More than these wait in a queue. */
export const TOAST_LIMIT = 20;

export type ToastKind = keyof typeof TOAST_MS;
export interface Toast {
  kind: ToastKind;
  text: string;
}

type Receiver = (toast: Toast) => void;

const waiting: Toast[] = [];
let receiver: Receiver | null = null;
let announceWaiting: (() => void) | null = null;

/** Shows a sentence at the top: 4 s for an error, 2 s for a success. Also before the toast layer has loaded. */
export function showToast(kind: ToastKind, text: string): void {
  if (receiver !== null) {
    receiver({ kind, text });
    return;
  }
  waiting.push({ kind, text });
  announceWaiting?.();
}

/** The toast layer takes over what waits and what comes. @returns a function that lets go again */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (receiver === next) receiver = null;
  };
}

/** Calls back when a toast waits for a layer that is not there yet. @returns a function that stops it */
export function onToastWaiting(callback: () => void): () => void {
  announceWaiting = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (announceWaiting === callback) announceWaiting = null;
  };
}
