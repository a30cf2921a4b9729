/** How many days the chart shows, today among them. */
const SHOWN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Day {
  /** yyyy-mm-dd */
  date: string;
  questions: number;
}

/**
 * The last 30 days up to the given one, oldest first; days that are not among the active ones have 0 questions.
 * @param today yyyy-mm-dd
 */
export function lastDays(
  active: readonly { date: string; questions_answered: string }[],
  today: string,
): Day[] {
  const byDate = new Map(active.map(({ date, questions_answered }) => [date, Number(questions_answered)]));
  const end = Date.parse(today);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const date = new Date(end - (SHOWN_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { date, questions: byDate.get(date) ?? 0 };
  });
}
