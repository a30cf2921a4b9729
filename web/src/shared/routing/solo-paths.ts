/** Addresses of a way to play alone. Places are filled in by the names that `PlayPlace` has for them. */
export interface SoloPaths {
  /** Its first page. */
  readonly start: string;
  /** A category: its subcategories, or what it holds where it has none. */
  readonly category?: string;
  /** A subcategory. */
  readonly place?: string;
  /** A text to read before its questions. */
  readonly text?: string;
  /** The ranking of a contest. */
  readonly board?: string;
  /** An exam before it is begun: its key and its rules. */
  readonly rules?: string;
  readonly play: string;
  readonly result: string;
  readonly review: string;
}

/** A game, and below it its result and its review. */
function game<const Play extends string>(play: Play) {
  return { play, result: `${play}result/:attempt/`, review: `${play}review/:attempt/` } as const;
}

/** A first page with categories, and below each its subcategories. */
function categories<const Start extends string>(start: Start) {
  return { start, category: `${start}:category/`, place: `${start}:category/:subcategory/` } as const;
}

/** The addresses of every way to play alone, by mode. */
export const soloPaths = {
  'quiz-zone': {
    ...categories('/quiz-zone/'),
    ...game('/quiz-zone/:category/:subcategory?/level/:level/'),
  },
  'daily-quiz': {
    start: '/quiz-play/daily-quiz-dashboard/',
    ...game('/quiz-play/daily-quiz-dashboard/play/'),
  },
  'true-false': {
    start: '/quiz-play/true-and-false-play/',
    ...game('/quiz-play/true-and-false-play/'),
  },
  'guess-the-word': {
    ...categories('/guess-the-word/'),
    ...game('/guess-the-word/:category/:subcategory?/play/'),
  },
  'multi-match': {
    ...categories('/multi-match-questions/'),
    ...game('/multi-match-questions/:category/:subcategory?/level/:level/'),
  },
  'fun-and-learn': {
    ...categories('/fun-and-learn/'),
    text: '/fun-and-learn/:category/:subcategory?/text/:text/',
    ...game('/fun-and-learn/:category/:subcategory?/text/:text/play/'),
  },
  maths: {
    ...categories('/math-mania/'),
    ...game('/math-mania/:category/:subcategory?/play/'),
  },
  audio: {
    ...categories('/audio-questions/'),
    ...game('/audio-questions/:category/:subcategory?/play/'),
  },
  'self-challenge': {
    start: '/self-learning/',
    ...game('/self-learning/:category/:subcategory?/play/:questions/:minutes/'),
  },
  contest: {
    start: '/contest-play/',
    board: '/contest-play/:contest/leaderboard/',
    ...game('/contest-play/:contest/play/'),
  },
  exam: {
    start: '/exam-module/',
    rules: '/exam-module/:exam/',
    ...game('/exam-module/:exam/play/'),
  },
  bookmarks: {
    start: '/play-bookmark-questions/',
    ...game('/play-bookmark-questions/:bookmarks/'),
  },
  mistakes: {
    start: '/my-mistakes/',
    ...game('/my-mistakes/play/'),
  },
} as const satisfies Record<string, SoloPaths>;
