import type { BadgeType } from '@quiz-arena/contract/badges';

/** What a player reads on each badge. */
export const badgeTexts: Readonly<Record<BadgeType, { label: string; note: string }>> = {
  dashing_debut: { label: 'Dashing Debut', note: 'Finish your first Quiz Zone quiz.' },
  combat_winner: { label: 'Combat Winner', note: 'Win a random battle that both of you played to the end.' },
  clash_winner: { label: 'Clash Winner', note: 'Win a group battle.' },
  most_wanted_winner: { label: 'Most Wanted Winner', note: 'Win a prize in a contest.' },
  ultimate_player: {
    label: 'Ultimate Player',
    note: 'Take every point that a battle can give: all answers right, all of them fast.',
  },
  quiz_warrior: { label: 'Quiz Warrior', note: 'Win three random battles in a row.' },
  super_sonic: {
    label: 'Super Sonic',
    note: 'Guess at least five words without a hint, in 25 seconds each on average.',
  },
  flashback: {
    label: 'Flashback',
    note: 'Answer at least five Fun & Learn questions in 8 seconds each on average.',
  },
  brainiac: {
    label: 'Brainiac',
    note: 'Get every question of a Quiz Zone quiz right without a lifeline.',
  },
  big_thing: { label: 'Big Thing', note: 'Give 5,000 right answers.' },
  elite: { label: 'Elite', note: 'Earn more than 5,000 coins.' },
  thirsty: { label: 'Thirsty', note: 'Play the daily quiz 30 days in a row.' },
  power_elite: { label: 'Power Elite', note: 'Collect more than ten badges.' },
  sharing_caring: { label: 'Sharing Caring', note: 'Invite more than 50 friends who join.' },
  streak: { label: 'Streak', note: 'Come back 30 days in a row.' },
};
