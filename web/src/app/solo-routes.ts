import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { type SoloPaths, soloPaths } from '../shared/routing/solo-paths.ts';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';

/** Pages that modes share: each reads from its address which mode it is a page of. */
const pages = {
  categories: lazyPage(() => import('../features/solo/choose/categories-page.tsx'), 'CategoriesPage'),
  category: lazyPage(() => import('../features/solo/choose/category-page.tsx'), 'CategoryPage'),
  place: lazyPage(() => import('../features/solo/choose/place-page.tsx'), 'PlacePage'),
  text: lazyPage(() => import('../features/solo/texts/text-page.tsx'), 'TextPage'),
  daily: lazyPage(() => import('../features/solo/daily/daily-page.tsx'), 'DailyPage'),
  play: lazyPage(() => import('../features/solo/game/play-page.tsx'), 'PlayPage'),
  result: lazyPage(() => import('../features/solo/game/result-page.tsx'), 'ResultPage'),
  challenge: lazyPage(() => import('../features/solo/self/self-challenge-page.tsx'), 'SelfChallengePage'),
  contests: lazyPage(() => import('../features/solo/contest/contests-page.tsx'), 'ContestsPage'),
  contestBoard: lazyPage(() => import('../features/solo/contest/contest-board-page.tsx'), 'ContestBoardPage'),
  exams: lazyPage(() => import('../features/solo/exam/exams-page.tsx'), 'ExamsPage'),
  examRules: lazyPage(() => import('../features/solo/exam/exam-rules-page.tsx'), 'ExamRulesPage'),
  examPlay: lazyPage(() => import('../features/solo/exam/exam-play-page.tsx'), 'ExamPlayPage'),
  examResult: lazyPage(() => import('../features/solo/exam/exam-result-page.tsx'), 'ExamResultPage'),
  bookmarks: lazyPage(() => import('../features/solo/practice/bookmarks-page.tsx'), 'BookmarksPage'),
  mistakes: lazyPage(() => import('../features/solo/practice/mistakes-page.tsx'), 'MistakesPage'),
  review: lazyPage(() => import('../features/solo/game/review-page.tsx'), 'ReviewPage'),
};

/** A game with its result and its review. */
function gameRoutes({ play, result, review }: SoloPaths): AppRoute[] {
  return [
    { path: play, titleKey: 'title.play', frame: 'bare', Page: pages.play },
    { path: result, titleKey: 'title.result', frame: 'bare', Page: pages.result },
    { path: review, titleKey: 'title.review', frame: 'full', Page: pages.review },
  ];
}

/** Categories, their subcategories, and the games in them. */
function zoneRoutes(
  paths: SoloPaths & Required<Pick<SoloPaths, 'category' | 'place'>>,
  titleKey: PlainTextKey,
): AppRoute[] {
  const { start, category, place } = paths;
  return [
    { path: start, titleKey, frame: 'full', Page: pages.categories },
    { path: category, titleKey, frame: 'full', Page: pages.category },
    { path: place, titleKey, frame: 'full', Page: pages.place },
    ...gameRoutes(paths),
  ];
}

const daily = soloPaths['daily-quiz'];
const texts = soloPaths['fun-and-learn'];
const challenge = soloPaths['self-challenge'];
const { contest, exam, bookmarks, mistakes } = soloPaths;

/** Every page of playing alone. */
export const soloRoutes: readonly AppRoute[] = [
  ...zoneRoutes(soloPaths['quiz-zone'], 'mode.quizZone'),
  { path: daily.start, titleKey: 'mode.dailyQuiz', frame: 'full', Page: pages.daily },
  ...gameRoutes(daily),
  ...gameRoutes(soloPaths['true-false']),
  ...zoneRoutes(texts, 'mode.funAndLearn'),
  { path: texts.text, titleKey: 'mode.funAndLearn', frame: 'full', Page: pages.text },
  ...zoneRoutes(soloPaths['guess-the-word'], 'mode.guessTheWord'),
  ...zoneRoutes(soloPaths['multi-match'], 'mode.multiMatch'),
  ...zoneRoutes(soloPaths.maths, 'mode.math'),
  ...zoneRoutes(soloPaths.audio, 'mode.audio'),
  { path: challenge.start, titleKey: 'mode.selfChallenge', frame: 'full', Page: pages.challenge },
  ...gameRoutes(challenge),
  { path: contest.start, titleKey: 'mode.contest', frame: 'full', Page: pages.contests },
  { path: contest.board, titleKey: 'contest.board.title', frame: 'full', Page: pages.contestBoard },
  ...gameRoutes(contest),
  { path: exam.start, titleKey: 'mode.exam', frame: 'full', Page: pages.exams },
  { path: exam.rules, titleKey: 'mode.exam', frame: 'full', Page: pages.examRules },
  { path: exam.play, titleKey: 'mode.exam', frame: 'bare', Page: pages.examPlay },
  { path: exam.result, titleKey: 'title.result', frame: 'bare', Page: pages.examResult },
  { path: exam.review, titleKey: 'title.review', frame: 'full', Page: pages.review },
  { path: bookmarks.start, titleKey: 'mode.bookmarks', frame: 'full', Page: pages.bookmarks },
  ...gameRoutes(bookmarks),
  { path: mistakes.start, titleKey: 'mode.mistakes', frame: 'full', Page: pages.mistakes },
  ...gameRoutes(mistakes),
];
