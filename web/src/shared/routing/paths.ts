import { soloPaths } from './solo-paths.ts';

/** Paths of product.md, section 2, that this client has, with their trailing slash; below a mode's first page: solo-paths.ts. */
export const paths = {
  home: '/',
  login: '/auth/login/',
  signUp: '/auth/sign-up/',
  resetPassword: '/auth/reset-password/',
  otpVerify: '/auth/otp-verify/',
  quizZone: soloPaths['quiz-zone'].start,
  dailyQuiz: soloPaths['daily-quiz'].start,
  trueFalse: soloPaths['true-false'].start,
  funAndLearn: soloPaths['fun-and-learn'].start,
  guessTheWord: soloPaths['guess-the-word'].start,
  maths: soloPaths.maths.start,
  multiMatch: soloPaths['multi-match'].start,
  audio: soloPaths.audio.start,
  selfChallenge: soloPaths['self-challenge'].start,
  contests: soloPaths.contest.start,
  exams: soloPaths.exam.start,
  playBookmarks: soloPaths.bookmarks.start,
  mistakes: soloPaths.mistakes.start,
  randomBattle: '/random-battle/',
  randomBattleSearch: '/random-battle/search/',
  randomBattlePlay: '/random-battle/play/:room/',
  friendBattle: '/random-battle/friend/',
  /** What the link of a friend battle opens. */
  randomBattleJoin: '/random-battle/join/:code/',
  groupBattle: '/group-battle/',
  groupBattlePlay: '/group-battle/play/:room/',
  groupBattleJoin: '/group-battle/join/:code/',
  leaderboard: '/leaderboard/',
  profile: '/profile/',
  badges: '/profile/badges/',
  coinHistory: '/profile/coin-history/',
  wallet: '/profile/wallet/',
  bookmarks: '/profile/bookmarks/',
  /** The family's other address of bookmark play. */
  profileBookmarkPlay: '/profile/play-bookmark-questions/',
  battleHistory: '/profile/statistics/battles/',
  editProfile: '/profile/edit/',
  settings: '/profile/settings/',
  statistics: '/profile/statistics/',
  referAndEarn: '/refer-and-earn/',
  notifications: '/notifications/',
  aboutUs: '/about-us/',
  contactUs: '/contact-us/',
  faq: '/faq/',
  howToPlay: '/how-to-play/',
  privacyPolicy: '/privacy-policy/',
  terms: '/terms-and-conditions/',
  maintenance: '/maintenance/',
} as const;

export type PathName = keyof typeof paths;
export type Path = (typeof paths)[PathName];

/** Prefixes that only a signed-in player may open. */
export const loginRequiredPrefixes = [
  '/quiz-zone/',
  '/fun-and-learn/',
  '/guess-the-word/',
  '/self-learning/',
  '/contest-play/',
  '/random-battle/',
  '/group-battle/',
  '/audio-questions/',
  '/math-mania/',
  '/exam-module/',
  '/quiz-play/daily-quiz-dashboard/',
  '/quiz-play/true-and-false-play/',
  '/profile/play-bookmark-questions/',
  '/profile/statistics/',
  '/profile/',
  '/play-bookmark-questions/',
  '/multi-match-questions/',
  '/my-mistakes/',
  '/refer-and-earn/',
  '/notifications/',
] as const;

const AUTH_PREFIX = '/auth/';

/** Whether a guest is sent to the sign-in page from here; `/quiz-zone` counts like `/quiz-zone/`. */
export function isLoginRequired(pathname: string): boolean {
  return loginRequiredPrefixes.some((prefix) => withSlash(pathname).startsWith(prefix));
}

/** Whether a signed-in player has nothing to do here. */
export function isAuthPage(pathname: string): boolean {
  return withSlash(pathname).startsWith(AUTH_PREFIX);
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
