import type { pageTypes } from '@quiz-arena/contract/actions/configuration';

export type PageType = (typeof pageTypes)[number];

/**
 * Pages as HTML in English, in the order of the list. An operator replaces the legal ones with the company's own; the
 * others have their translations in content/pages.
 */
export const pageTexts: Readonly<Record<PageType, string>> = {
  about_us: `<h2>A quiz game for curious people</h2>
<p>Quiz Arena is for a spare minute and for a long evening. Climb through levels on your own, guess words, listen,
calculate, or meet another player and answer the same questions at the same time.</p>
<h2>Questions you can trust</h2>
<p>Every question is checked before you see it, and most come with a short explanation. Winning is fun; knowing why is
better. If one is wrong all the same, press the report button below it: a person reads every report.</p>
<h2>Fair by design</h2>
<p>Right answers stay on our servers until you have answered, and the clock that counts is ours, so nobody wins by
looking behind the page. Coins are kept in a ledger that never loses one: your coin history shows every change.</p>
<h2>For everyone</h2>
<p>You can play with a keyboard or a screen reader, in light or dark, with large text, without sound and without
motion.</p>`,
  privacy_policy: `<h2>What we keep</h2>
<ul>
<li>Your name and picture, which you choose.</li>
<li>The e-mail address or phone number you sign in with, and a token if you want push messages.</li>
<li>What you have played, won, spent, bookmarked and reported.</li>
<li>If you ask for a payout: the address it goes to.</li>
</ul>
<h2>What others see</h2>
<p>Other players see your name, your picture, your scores and your ranks. They never see your e-mail address, your phone
number or your coins.</p>
<h2>Who helps us</h2>
<p>Signing in is handled by our sign-in provider, which keeps your password; we never see it. We sell no data and show no
profile of you to advertisers.</p>
<h2>In your browser</h2>
<p>The game remembers your sign-in, your appearance and your languages in this browser's storage. It sets no cookies to
follow you elsewhere.</p>
<h2>Your choices</h2>
<p>You can change your name and picture at any time, and delete your account under "Edit profile". Your personal data
then goes at once; what remains are sums of coins without a name, and scrambled marks that keep one-time bonuses
one-time. Write to us if you want a copy of your data.</p>`,
  terms_conditions: `<h2>Your account</h2>
<p>One person, one account. Keep your sign-in to yourself, and choose a name and a picture that nobody has to be ashamed
of. We can change or block what insults others.</p>
<h2>Fair play</h2>
<p>Automated answering, shared accounts and arranged battles are not allowed. Coins won that way can be taken back, and
the account can be closed.</p>
<h2>Coins</h2>
<p>Coins are part of the game and cannot be bought from or sold to other players. There are two kinds: bonus coins are
gifts and can be played with; earned coins are won and can also be redeemed, under the conditions shown in the wallet.</p>
<h2>Battles and contests</h2>
<p>An entry is charged when a battle or a contest begins. If a battle cannot be finished because of us, every entry is
returned. Whoever leaves on purpose loses the entry.</p>
<h2>Changes</h2>
<p>We may pause or change modes, prices and rewards. What has begun is settled by the rules it began with.</p>
<h2>No promises about luck</h2>
<p>We work for questions without mistakes and a game without breaks, but we cannot promise either. You can stop at any
time and delete your account.</p>`,
  contact_us: `<h2>A question is wrong?</h2>
<p>Press the report button below it and say what is wrong. That is the fastest way: we see the question beside your
words.</p>
<h2>Something is broken, or you have an idea?</h2>
<p>Write to whoever runs this site; the address stands at the bottom of each page. Tell us what you did, what you expected
and what happened instead, and on which device.</p>
<h2>It is about your account or a payout?</h2>
<p>Write from the e-mail address that you sign in with, so that we know it is you. Never send a password: we will not ask
for it.</p>`,
  instructions: `<h2>Play a quiz</h2>
<ol>
<li>Choose a category and a level. Level 1 is always open; winning a level opens the next.</li>
<li>Answer before the time runs out. The first answer counts. On a keyboard: A to E or 1 to 5, then Enter.</li>
<li>From 30 % right answers the quiz is won; from 70 % it pays the most coins.</li>
</ol>
<h2>Lifelines</h2>
<p>Each works once per quiz and costs coins.</p>
<ul>
<li><strong>50/50</strong> takes two wrong options away.</li>
<li><strong>Audience poll</strong> shows what others would say.</li>
<li><strong>Skip</strong> moves on without an answer.</li>
<li><strong>Reset time</strong> starts the clock again.</li>
<li><strong>Double coins</strong>, before the first answer, doubles what a won quiz pays.</li>
</ul>
<h2>Battle someone</h2>
<ol>
<li>Choose a category and a stake. Both players pay the same.</li>
<li>You both get the same questions at the same time. A right answer gives 4 points; 2 more within 2 seconds, or 1 more
within 4.</li>
<li>More points win the pot. On a draw you both get your stake back.</li>
</ol>
<h2>Coins, points and badges</h2>
<p>Coins pay for lifelines, stakes and premium categories. Points put you on the boards of the day, the month and all
time. Badges wait for firsts and feats; each pays coins once, when you take them.</p>`,
  app_name: 'Quiz Arena',
  faq: `<h2>Coins</h2>
<h3>Why did my coins go down?</h3>
<p>Lifelines, battle entries, reviews and premium categories cost coins. Your coin history lists every one.</p>
<h3>What is the difference between bonus and earned coins?</h3>
<p>Bonus coins are gifts and can be played with; earned coins are won and can also be redeemed. Bonus coins are spent
first.</p>
<h3>Why did I get no coins for a level I won?</h3>
<p>A level pays when it opens the next one. Played again it gives points, not coins.</p>
<h2>Playing</h2>
<h3>Can I play an open level again?</h3>
<p>As often as you like. Its points reach the boards once a day.</p>
<h3>I closed the page in the middle of a quiz. Is it lost?</h3>
<p>No. Open the level again and you go on where you stopped; the clock has run on, though.</p>
<h3>I lost my connection in a battle. What now?</h3>
<p>Come back: the battle waits 20 seconds for you. If it cannot be finished, entries are returned.</p>
<h2>Account</h2>
<h3>How do I invite a friend?</h3>
<p>Open "Invite friends" in your profile and send your link. You both get coins once your friend has joined.</p>
<h3>Why was I signed out?</h3>
<p>An account plays in one place at a time: signing in elsewhere ends the former visit.</p>
<h3>Can I change my e-mail address?</h3>
<p>Only if you sign in by phone. Otherwise the address is your sign-in.</p>`,
};
