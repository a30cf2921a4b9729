import { paths } from '../shared/routing/paths.ts';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';
import { soloRoutes } from './solo-routes.ts';

/** What is shown at an address without a page. */
export const notFoundRoute = {
  path: '*',
  titleKey: 'title.notFound',
  frame: 'full',
  Page: lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
} as const satisfies AppRoute;

/** Every page of the client. A row whose path is in `paths` makes the links to it appear. */
export const routes = [
  {
    path: paths.home,
    titleKey: 'title.home',
    frame: 'full',
    Page: lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage'),
  },
  {
    path: paths.login,
    titleKey: 'title.login',
    frame: 'focus',
    Page: lazyPage(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.signUp,
    titleKey: 'title.signUp',
    frame: 'focus',
    Page: lazyPage(() => import('../features/auth/sign-up-page.tsx'), 'SignUpPage'),
  },
  {
    path: paths.resetPassword,
    titleKey: 'title.resetPassword',
    frame: 'focus',
    Page: lazyPage(() => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.otpVerify,
    titleKey: 'title.otpVerify',
    frame: 'focus',
    Page: lazyPage(() => import('../features/auth/otp-verify-page.tsx'), 'OtpVerifyPage'),
  },
  ...soloRoutes,
  {
    path: paths.randomBattle,
    titleKey: 'title.randomBattle',
    frame: 'full',
    Page: lazyPage(() => import('../features/battle/choose/choose-page.tsx'), 'ChoosePage'),
  },
  {
    path: paths.randomBattleSearch,
    titleKey: 'title.battleSearch',
    frame: 'bare',
    Page: lazyPage(() => import('../features/battle/search/search-page.tsx'), 'SearchPage'),
  },
  {
    path: paths.randomBattlePlay,
    titleKey: 'title.battlePlay',
    frame: 'bare',
    Page: lazyPage(() => import('../features/battle/play/battle-page.tsx'), 'BattlePage'),
  },
  {
    path: paths.friendBattle,
    titleKey: 'title.friendBattle',
    frame: 'full',
    Page: lazyPage(() => import('../features/battle/rooms/friend-page.tsx'), 'FriendPage'),
  },
  {
    path: paths.randomBattleJoin,
    titleKey: 'title.joinBattle',
    frame: 'full',
    Page: lazyPage(() => import('../features/battle/rooms/invited-page.tsx'), 'InvitedPage'),
  },
  {
    path: paths.groupBattle,
    titleKey: 'title.groupBattle',
    frame: 'full',
    Page: lazyPage(() => import('../features/battle/rooms/group-page.tsx'), 'GroupPage'),
  },
  {
    path: paths.groupBattlePlay,
    titleKey: 'title.battlePlay',
    frame: 'bare',
    Page: lazyPage(() => import('../features/battle/play/battle-page.tsx'), 'BattlePage'),
  },
  {
    path: paths.groupBattleJoin,
    titleKey: 'title.joinBattle',
    frame: 'full',
    Page: lazyPage(() => import('../features/battle/rooms/invited-page.tsx'), 'InvitedPage'),
  },
  {
    path: paths.leaderboard,
    titleKey: 'title.leaderboard',
    frame: 'full',
    Page: lazyPage(() => import('../features/leaderboard/leaderboard-page.tsx'), 'LeaderboardPage'),
  },
  {
    path: paths.profile,
    titleKey: 'title.profile',
    frame: 'full',
    Page: lazyPage(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: paths.badges,
    titleKey: 'title.badges',
    frame: 'full',
    Page: lazyPage(() => import('../features/badges/badges-page.tsx'), 'BadgesPage'),
  },
  {
    path: paths.coinHistory,
    titleKey: 'title.coinHistory',
    frame: 'full',
    Page: lazyPage(() => import('../features/coin-history/coin-history-page.tsx'), 'CoinHistoryPage'),
  },
  {
    path: paths.wallet,
    titleKey: 'title.wallet',
    frame: 'full',
    Page: lazyPage(() => import('../features/wallet/wallet-page.tsx'), 'WalletPage'),
  },
  {
    path: paths.bookmarks,
    titleKey: 'title.bookmarks',
    frame: 'full',
    Page: lazyPage(() => import('../features/bookmarks/bookmarks-page.tsx'), 'BookmarksPage'),
  },
  {
    path: paths.profileBookmarkPlay,
    titleKey: 'mode.bookmarks',
    frame: 'full',
    Page: lazyPage(() => import('./bookmark-play-page.tsx'), 'BookmarkPlayPage'),
  },
  {
    path: paths.battleHistory,
    titleKey: 'title.battleHistory',
    frame: 'full',
    Page: lazyPage(() => import('../features/statistics/battle-history-page.tsx'), 'BattleHistoryPage'),
  },
  {
    path: paths.editProfile,
    titleKey: 'title.editProfile',
    frame: 'full',
    Page: lazyPage(() => import('../features/profile/edit-profile-page.tsx'), 'EditProfilePage'),
  },
  {
    path: paths.settings,
    titleKey: 'title.settings',
    frame: 'full',
    Page: lazyPage(() => import('../features/profile/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: paths.statistics,
    titleKey: 'title.statistics',
    frame: 'full',
    Page: lazyPage(() => import('../features/statistics/statistics-page.tsx'), 'StatisticsPage'),
  },
  {
    path: paths.aboutUs,
    titleKey: 'title.aboutUs',
    frame: 'full',
    Page: lazyPage(() => import('../features/info/info-pages.tsx'), 'AboutUsPage'),
  },
  {
    path: paths.contactUs,
    titleKey: 'title.contactUs',
    frame: 'full',
    Page: lazyPage(() => import('../features/info/info-pages.tsx'), 'ContactUsPage'),
  },
  {
    path: paths.faq,
    titleKey: 'title.faq',
    frame: 'full',
    Page: lazyPage(() => import('../features/info/info-pages.tsx'), 'FaqPage'),
  },
  {
    path: paths.howToPlay,
    titleKey: 'title.howToPlay',
    frame: 'full',
    Page: lazyPage(() => import('../features/info/info-pages.tsx'), 'HowToPlayPage'),
  },
  {
    path: paths.privacyPolicy,
    titleKey: 'title.privacyPolicy',
    frame: 'full',
    Page: lazyPage(() => import('../features/info/info-pages.tsx'), 'PrivacyPolicyPage'),
  },
  {
    path: paths.terms,
    titleKey: 'title.terms',
    frame: 'full',
    Page: lazyPage(() => import('../features/info/info-pages.tsx'), 'TermsPage'),
  },
  {
    path: paths.referAndEarn,
    titleKey: 'title.referAndEarn',
    frame: 'full',
    Page: lazyPage(() => import('../features/invite/invite-page.tsx'), 'InvitePage'),
  },
  {
    path: paths.maintenance,
    titleKey: 'title.maintenance',
    frame: 'focus',
    Page: lazyPage(() => import('./maintenance-page.tsx'), 'MaintenancePage'),
  },
  {
    path: paths.notifications,
    titleKey: 'nav.notifications',
    frame: 'full',
    Page: lazyPage(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
  },
  notFoundRoute,
] as const satisfies readonly AppRoute[];

/** Paths that a link may lead to. */
export const openPaths: ReadonlySet<string> = new Set(routes.map((route) => route.path));
