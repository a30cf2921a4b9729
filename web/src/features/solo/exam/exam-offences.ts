/** What happened during an exam that its examiner is told. */
export interface Offences {
  readonly wasAway: boolean;
  /** Questions on the screen when Print Screen was pressed. */
  readonly captured: readonly string[];
}

const none: Offences = { wasAway: false, captured: [] };

const LEFT_AT = 'exam-left-at:';
const CAPTURED = 'exam-captured:';

/** What an exam has to remember on this device until its result is handed in: it outlives a reload. */
export interface ExamMemory {
  /** When the page was left, epoch ms; null while it is in view. */
  leftAt(): number | null;
  leave(at: number): void;
  comeBack(): void;
  captured(): readonly string[];
  capture(questionId: string): void;
  forget(): void;
}

/** @param storage where it is kept: the browser's, of this tab or of all */
export function createExamMemory(storage: Storage, examId: string): ExamMemory {
  const captured = (): string[] => (storage.getItem(CAPTURED + examId) ?? '').split(',').filter(Boolean);
  return {
    leftAt: () => {
      const at = storage.getItem(LEFT_AT + examId);
      return at === null ? null : Number(at);
    },
    leave: (at) => storage.setItem(LEFT_AT + examId, String(at)),
    comeBack: () => storage.removeItem(LEFT_AT + examId),
    captured,
    capture: (questionId) =>
      storage.setItem(CAPTURED + examId, [...new Set([...captured(), questionId])].join()),
    forget: () => {
      storage.removeItem(LEFT_AT + examId);
      storage.removeItem(CAPTURED + examId);
    },
  };
}

/** Reads what a page of an exam was handed with the browser's history. */
export function readOffences(state: unknown): Offences {
  return typeof state === 'object' && state !== null && 'wasAway' in state ? (state as Offences) : none;
}
