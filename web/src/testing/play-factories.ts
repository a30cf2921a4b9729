import { subcategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { attemptState } from '@quiz-arena/contract/attempt-state';
import { levelQuestionRow } from '@quiz-arena/contract/question-rows';
import { soloResult } from '@quiz-arena/contract/quiz-results';
import { factory } from './factories.ts';

export const makeSubcategory = factory(subcategoryRow, {
  id: '11',
  language_id: '14',
  maincat_id: '1',
  subcategory_name: 'Chemistry',
  slug: 'chemistry',
  image: '',
  status: '1',
  is_premium: '0',
  coins: '0',
  row_order: '1',
  category_name: 'Science',
  no_of_que: '20',
  maxlevel: '4',
  is_play: '0',
});

export const makeLevelQuestion = factory(levelQuestionRow, {
  id: 'q1',
  category: '1',
  subcategory: '11',
  language_id: '14',
  image: '',
  question: 'Which gas do plants take in?',
  question_type: '1',
  optiona: 'Oxygen',
  optionb: 'Carbon dioxide',
  optionc: 'Nitrogen',
  optiond: 'Hydrogen',
  optione: '',
  level: '1',
  category_slug: 'science',
  subcategory_slug: 'chemistry',
});

export const makeSoloResult = factory(soloResult, {
  result_type: 'solo',
  user_id: '7',
  total_questions: 10,
  correctAnswer: 8,
  winningPer: 80,
  earnCoin: 4,
  userScore: 24,
  totalLevel: 4,
  currentLevel: 3,
  attempt_id: 'attempt-1',
  quiz_type: '1',
  is_won: true,
  opened_level: 3,
  lines: [
    { title: 'correct_answers', coins: 0, score: 32 },
    { title: 'wrong_answers', coins: 0, score: -8 },
    { title: 'full_reward', coins: 4, score: 0 },
  ],
  badges: [],
  coins: 104,
});

export const makeAttemptState = factory(attemptState, {
  attempt_id: '1',
  quiz_type: '1',
  now: 0,
  is_resumed: false,
  current: null,
  question_seconds: null,
  ends_at: null,
  can_change: false,
  given: [],
  lifelines_used: [],
});
