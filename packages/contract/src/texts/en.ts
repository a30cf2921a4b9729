import { accountTexts } from './account-texts.ts';
import { authTexts } from './auth-texts.ts';
import { badgeTexts } from './badge-texts.ts';
import { battleAreaTexts } from './battle-area-texts.ts';
import { battleRoomTexts } from './battle-room-texts.ts';
import { levelTexts } from './level-texts.ts';
import { messageTexts } from './message-texts.ts';
import { modeTexts } from './mode-texts.ts';
import { playTexts } from './play-texts.ts';
import { reachTexts } from './reach-texts.ts';
import { soloTexts } from './solo-texts.ts';

/**
 * The English interface texts: bundled with the web client as the fallback, and the rows that
 * get_system_language_json serves for `english`. Keys are flat; `{{name}}` is filled in, `_one` and
 * `_other` are the plural forms of i18next.
 */
export const en = {
  ...battleAreaTexts,
  ...accountTexts,
  ...authTexts,
  ...messageTexts,
  ...badgeTexts,
  ...reachTexts,
  ...battleRoomTexts,

  'app.name': 'Quiz Arena',
  'app.loading': 'Loading Quiz Arena',
  'app.loadFailed.title': 'We could not reach the game',
  'app.loadFailed.text': 'Check your connection, then try again. Nothing of yours is lost.',
  'app.maintenance.title': 'Back in a moment',
  'app.maintenance.text': 'Quiz Arena is being looked after. Your coins and levels are safe.',
  'app.crash.title': 'Something broke on this page',
  'app.crash.text': 'It is our fault, not yours. Load the page again to carry on.',
  'app.crash.reload': 'Load again',
  'app.notFound.title': 'This page does not exist',
  'app.notFound.text': 'The address may be old or mistyped.',
  'app.skipToContent': 'Skip to content',

  'action.retry': 'Try again',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.continue': 'Continue',
  'action.back': 'Back',
  'action.home': 'Go home',
  'action.signIn': 'Sign in',
  'action.signUp': 'Create account',
  'action.signOut': 'Sign out',

  'nav.label': 'Main',
  'nav.home': 'Home',
  'nav.play': 'Play',
  'nav.battle': 'Battle',
  'nav.ranks': 'Ranks',
  'nav.profile': 'Profile',
  'nav.notifications': 'Notifications',
  'nav.coins_one': '{{count}} coin',
  'nav.coins_other': '{{count}} coins',

  'title.home': 'Home',
  'title.login': 'Sign in',
  'title.signUp': 'Create your account',
  'title.resetPassword': 'Reset your password',
  'title.otpVerify': 'Sign in by phone',
  'title.leaderboard': 'Ranks',
  'title.profile': 'Profile',
  'title.notFound': 'Page not found',

  'mode.quizZone': 'Quiz Zone',
  'mode.quizZone.text': 'Climb level by level',
  'mode.dailyQuiz': 'Daily Quiz',
  'mode.trueFalse': 'True & False',
  'mode.funAndLearn': 'Fun & Learn',
  'mode.guessTheWord': 'Guess The Word',
  'mode.selfChallenge': 'Self Challenge',
  'mode.contest': 'Contest Play',
  'mode.randomBattle': '1 v/s 1 Battle',
  'mode.randomBattle.text': 'Ten questions, one winner',
  'mode.groupBattle': 'Group Battle',
  'mode.audio': 'Audio Questions',
  'mode.math': 'Math Mania',
  'mode.exam': 'Exam',
  'mode.multiMatch': 'Multi Match',

  'home.helloGuest': 'Hello Guest',
  'home.goodMorning': 'Good morning, {{name}}',
  'home.goodAfternoon': 'Good afternoon, {{name}}',
  'home.goodEvening': 'Good evening, {{name}}',
  'home.guest.title': 'Answer fast. Climb. Beat someone.',
  'home.guest.text': 'Sign in to keep your levels, earn coins and battle other players.',
  'home.continue.title': 'Pick up where you left off',
  'home.continue.level': 'Level {{level}} of {{max}}',
  'home.continue.questions_one': '{{count}} question',
  'home.continue.questions_other': '{{count}} questions',
  'home.continue.coins_one': 'up to {{count}} coin',
  'home.continue.coins_other': 'up to {{count}} coins',
  'home.continue.progress': 'Levels won: {{won}} of {{max}}',
  'home.start.title': 'Choose your first category',
  'home.start.text': 'Win a level to open the next one. Every new level pays coins.',
  'home.start.action': 'See all categories',
  'home.battle.title': 'Battle someone now',
  'home.battle.stake_one': 'Stake {{count}} coin, the winner takes both',
  'home.battle.stake_other': 'Stake {{count}} coins, the winner takes both',
  'home.battle.action': 'Find an opponent',
  'home.modes.title': 'Ways to play',
  'home.categories.title': 'Categories',
  'home.categories.questions_one': '{{count}} question',
  'home.categories.questions_other': '{{count}} questions',
  'home.topThree.title': "Today's top three",
  'home.topThree.more': 'All ranks',
  'home.topThree.empty': 'Nobody has scored today. The first place is free.',

  'ranks.daily': 'Today',
  'ranks.monthly': 'This month',
  'ranks.global': 'All time',
  'ranks.period': 'Period',
  'ranks.points_one': '{{count}} point',
  'ranks.points_other': '{{count}} points',
  'ranks.you': 'You',
  'ranks.place': 'Place {{rank}}',
  'ranks.more': 'Show more',
  'ranks.empty.title': 'No scores yet',
  'ranks.empty.text': 'Win a level and yours is the first name here.',
  'ranks.unranked': 'You have no points in this period yet.',

  'profile.coins': 'Coins',
  'profile.score': 'Score',
  'profile.rank': 'Rank',
  'profile.theme': 'Appearance',
  'profile.theme.auto': 'Automatic',
  'profile.theme.light': 'Light',
  'profile.theme.dark': 'Dark',
  'profile.sound': 'Sounds',
  'profile.sound.text': 'Short sounds while you play',
  'profile.referCode': 'Your referral code',
  'profile.referCode.copied': 'Code copied',
  'profile.copy': 'Copy',
  'profile.signOut.title': 'Sign out?',
  'profile.signOut.text': 'Your coins and levels stay with your account.',

  'state.loading': 'Loading',
  'state.failed.title': 'That did not load',
  'state.failed.text': 'Check your connection and try again.',
  'state.empty.title': 'Nothing here yet',

  'option.chosen': 'Chosen',
  'option.right': 'Right',
  'option.wrong': 'Wrong',
  'option.yours': 'Yours',
  'timer.seconds_one': '{{count}} second left',
  'timer.seconds_other': '{{count}} seconds left',
  'progress.question': 'Question {{current}} of {{total}}',

  ...playTexts,
  ...levelTexts,
  ...soloTexts,
  ...modeTexts,
} as const;

/** A key of the interface texts. */
export type TextKey = keyof typeof en;

/** Keys of texts with nothing to fill in: what a table of titles, modes or errors may name. */
export type PlainTextKey = {
  [Key in TextKey]: (typeof en)[Key] extends `${string}{{${string}` ? never : Key;
}[TextKey];
