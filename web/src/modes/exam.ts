import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** Timed, with a key and rules, graded from the answers that the server has saved; an action of its own settles it. */
export const exam = {
  id: 'exam',
  titleKey: 'mode.exam',
  textKey: 'exam.text',
  paths: soloPaths.exam,
  ground: null,
  open: ({ exam: exam_module_id }) => ({
    name: 'get_exam_module_questions',
    fields: { exam_module_id, exam_key: undefined },
  }),
  kinds: ['choice', 'trueFalse'],
  points: null,
  ending: 'plain',
  isRepeatable: false,
  formulasFlag: 'exam_latex_mode',
  isSober: true,
  leaving: { titleKey: 'exam.quit.title', textKey: 'exam.quit.text', stayKey: 'exam.away.back' },
  upKey: 'exam.all',
  refusals: {
    DATA_NOT_FOUND: { titleKey: 'document_does_not_exist', textKey: 'exam.unknown' },
    NOT_ALLOWED: { titleKey: 'exam.closed.title', textKey: 'exam.closed.text' },
    ALREADY_PLAYED: { titleKey: 'already_played', textKey: 'exam.played.text' },
    WRONG_EXAM_KEY: { titleKey: 'please_enter_exam_key', textKey: 'exam.keyFirst' },
  },
} as const satisfies PlayMode;
