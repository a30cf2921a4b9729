import type { PlayMode } from '../quiz-play/play-mode.ts';
import { soloPaths } from '../shared/routing/solo-paths.ts';

/** Texts to read, then questions about what was read; pays the first win of a text. */
export const funAndLearn = {
  id: 'fun-and-learn',
  titleKey: 'mode.funAndLearn',
  textKey: 'learn.text',
  paths: soloPaths['fun-and-learn'],
  ground: { kind: 'texts' },
  open: ({ text }) => ({ name: 'get_fun_n_learn_questions', fields: { fun_n_learn_id: text } }),
  kinds: ['choice', 'trueFalse'],
  points: {
    credit: 'fun_n_learn_quiz_correct_answer_credit_score',
    deduct: 'fun_n_learn_quiz_wrong_answer_deduct_score',
  },
  ending: 'decided',
  isRepeatable: true,
} as const satisfies PlayMode;
