import type { pageTypes } from '@quiz-arena/contract/actions/configuration';

type PageType = (typeof pageTypes)[number];

/** Pages as HTML, in the order of the list. An operator replaces the legal ones with the company's own. */
export const pageTexts: Readonly<Record<PageType, string>> = {
  about_us: `<h2>About Quiz Arena</h2>
<p>Quiz Arena is a quiz game for curious people. Climb through levels on your own, or meet another player and answer
the same questions at the same time.</p>
<p>Every question is checked, and most come with a short explanation: winning is fun, knowing why is better.</p>`,
  privacy_policy: `<h2>Privacy</h2>
<p>We keep what the game needs: your name and picture, the e-mail address or phone number you sign in with, and what
you have played and won. Other players see your name, your picture, your scores and your ranks, nothing else.</p>
<p>Signing in is handled by our sign-in provider. We sell no data and show no profile of you to advertisers.</p>
<p>You can delete your account in your profile. Your personal data then goes at once; what remains are sums of coins
without a name, and scrambled marks that keep one-time bonuses one-time.</p>`,
  terms_conditions: `<h2>Terms</h2>
<p>Play fair: one person, one account. Automated answering, shared accounts and arranged battles are not allowed, and
coins won that way can be taken back.</p>
<p>Coins are part of the game. Only coins that you have earned by playing can be redeemed, under the conditions shown
in the wallet; bonus coins cannot.</p>
<p>We may pause or change modes, prices and rewards. Battles that have begun are always settled.</p>`,
  contact_us: `<h2>Contact</h2>
<p>Something broken, a wrong answer, an idea? Use the report button below a question, or write to the operator of this
site.</p>`,
  instructions: `<h2>How to play</h2>
<ul>
<li>Choose a category and a level. Level 1 is always open; winning a level opens the next.</li>
<li>Answer before the time runs out. The first answer counts.</li>
<li>From 30 % right answers a quiz is won; from 70 % it pays the most coins.</li>
<li>Lifelines cost coins and work once per quiz: 50/50, audience poll, skip, reset time, and double coins.</li>
<li>In a battle both players stake the same coins. More points win the pot; quick right answers give extra points.</li>
</ul>`,
  app_name: 'Quiz Arena',
  faq: `<h2>Questions and answers</h2>
<h3>Why did my coins go down?</h3>
<p>Lifelines, battle entries, reviews and premium categories cost coins. Your coin history lists every one.</p>
<h3>I lost my connection in a battle. What now?</h3>
<p>Come back: the battle waits 20 seconds for you. If it cannot be finished, entries are returned.</p>
<h3>What is the difference between bonus and earned coins?</h3>
<p>Bonus coins are gifts and can be played with; earned coins are won and can also be redeemed.</p>
<h3>Can I play an open level again?</h3>
<p>Yes. It pays coins the first time you open the next level, and points for every win.</p>`,
};
