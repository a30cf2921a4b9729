const waiting = new Set<() => void>();
let underWay = 0;

/** Counts a call until it is answered or fails: what can wait goes after the answers that a page waits for. */
export async function countCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  underWay += 1;
  try {
    return await call;
  } finally {
    underWay -= 1;
    if (underWay === 0) tell();
  }
}

/** Whether no call waits for its answer. */
export function areCallsAnswered(): boolean {
  return underWay === 0;
}

/** Calls back once no call waits for its answer any more. @returns a function that calls it off */
export function onCallsAnswered(work: () => void): () => void {
  waiting.add(work);
  return () => waiting.delete(work);
}

function tell(): void {
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}
