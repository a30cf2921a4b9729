export const gameName = 'Quiz Arena';

/** What search engines and messengers are told of a page. */
export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list it; an invitation is for the one who got it. */
  readonly isListed: boolean;
}

const page = (title: string, description: string): PublicPage => ({ title, description, isListed: true });
const invitation = (title: string, description: string): PublicPage => ({
  title,
  description,
  isListed: false,
});

const home = page(
  `${gameName}: Quick questions, real rivals.`,
  'Quick questions in many modes, coins to earn, and live battles against other players.',
);

/** Pages that anybody may open, by their address. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': home,
  '/leaderboard/': page('Ranks', 'The best players of today, of this month and of all time.'),
  '/how-to-play/': page('How to play', 'Levels, lifelines, coins and battles in a few minutes.'),
  '/faq/': page('Questions and answers', 'What players ask most, answered.'),
  '/about-us/': page('About us', 'Who makes Quiz Arena, and why.'),
  '/contact-us/': page('Contact us', 'How to reach the people behind Quiz Arena.'),
  '/privacy-policy/': page('Privacy policy', 'What we store of you, why, and for how long.'),
  '/terms-and-conditions/': page('Terms and conditions', 'The rules that playing Quiz Arena comes with.'),
  '/auth/login/': page('Sign in', 'Sign in by e-mail, phone or Google and play on.'),
  '/auth/sign-up/': page('Create your account', 'An account takes a minute, and you start with coins.'),
};

const room = /^\/(random|group)-battle\/join\/[^/]+\/$/;

/**
 * What is told of an address; null for a page of a signed-in player.
 * @param pathname with or without its last slash
 */
export function publicPage(pathname: string, search: URLSearchParams): PublicPage | null {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (path === '/auth/sign-up/' && search.has('code')) {
    return invitation('Play Quiz Arena with me', 'My code gives you extra coins to start with.');
  }
  const [, kind] = room.exec(path) ?? [];
  if (kind === 'random')
    return invitation('I challenge you to a quiz battle', 'Ten questions, one winner. Come in!');
  if (kind === 'group')
    return invitation('Join my quiz room', 'Two to four players, everyone on the same question.');
  return Object.hasOwn(publicPages, path) ? (publicPages[path] ?? null) : null;
}
