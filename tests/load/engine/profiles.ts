import type { Unrest } from '../players/load-game.ts';
import { climb, dropEverybody, playOn, RAMP_REVEAL_MS } from './acts.ts';
import type { LoadPlan, LoadProfile } from './load-profile.ts';
import { stormDeadlines, UNANSWERED } from './storm-deadlines.ts';

const calm = { errors: 0, broken: 0 };
const plan: LoadPlan = {
  end: 'play',
  players: 500,
  joinsPerSecond: 60,
  seconds: 60,
  thinkMs: { from: 1_000, to: 4_000 },
  answersPerSecond: 0,
};
/** The bars of 5,000 players on one node; they hold for fewer as well. */
const quick = { eventP50Ms: 10, eventP95Ms: 40, eventP99Ms: 100 };
const restless: Unrest = { cut: 0.03, reload: 0.02, leave: 0.005 };

export const profiles = {
  random: {
    about: 'strangers who search an opponent, battle after battle, with a fee',
    mix: { random: 1 },
    defaults: plan,
    entryCoin: 5,
    act: playOn,
    bars: { ...calm, ...quick },
  },
  friend: {
    about: 'pairs who meet by room code',
    mix: { friend: 1 },
    defaults: plan,
    entryCoin: 5,
    act: playOn,
    bars: { ...calm, ...quick },
  },
  group: {
    about: 'rooms of three and four by room code',
    mix: { group: 1 },
    defaults: plan,
    entryCoin: 5,
    act: playOn,
    bars: { ...calm, ...quick },
  },
  mixed: {
    about: 'half of the players search, the others play friends, groups and the bot',
    mix: { random: 0.5, friend: 0.2, group: 0.2, bot: 0.1 },
    defaults: plan,
    entryCoin: 5,
    act: playOn,
    bars: { ...calm, ...quick },
  },
  churn: {
    about: 'as mixed; links break, pages are closed and opened, players leave',
    mix: { random: 0.5, friend: 0.2, group: 0.2, bot: 0.1 },
    defaults: plan,
    entryCoin: 5,
    unrest: restless,
    act: playOn,
    bars: { broken: 0, backP95Ms: 5_000 },
  },
  join: {
    about: 'players come at a fixed rate: handshake, token, a room by code; nobody plays',
    mix: { friend: 1 },
    defaults: { ...plan, end: 'leave', players: 3_300, joinsPerSecond: 330, seconds: 3 },
    entryCoin: 0,
    gate: 'start',
    act: playOn,
    bars: { ...calm, joinsPerSecond: 300, joinP99Ms: 2_000 },
  },
  'reconnect-storm': {
    about: 'everybody plays; all links break at once',
    mix: { friend: 1 },
    defaults: { ...plan, end: 'leave', seconds: 6, thinkMs: { from: 5_000, to: 15_000 } },
    entryCoin: 0,
    act: dropEverybody,
    bars: { broken: 0, backShare: 0.95 },
  },
  'deadline-storm': {
    about: 'each player in a room with the bot; all answer at once, then all let the next question run out',
    mix: { bot: 1 },
    defaults: { ...plan, end: 'leave', joinsPerSecond: 200, seconds: 1 },
    entryCoin: 0,
    gate: 'answer',
    confirms: (index) => index !== UNANSWERED,
    // The first question waits for the last player, and for the answer of his bot.
    env: ({ players, joinsPerSecond }) => ({
      BATTLE_QUESTION_MS: String(Math.ceil((players / joinsPerSecond) * 1_000) + 25_000),
    }),
    act: stormDeadlines,
    bars: { broken: 0, lateP99Ms: 300 },
  },
  soak: {
    about: 'as churn, for long: memory must not grow',
    mix: { random: 0.5, friend: 0.2, group: 0.2, bot: 0.1 },
    defaults: { ...plan, players: 200, seconds: 1_800 },
    entryCoin: 5,
    unrest: restless,
    act: playOn,
    bars: { broken: 0, backP95Ms: 5_000, growth: 0.2 },
  },
  ramp: {
    about: 'more and more answers a second until they are late: what one deployment carries',
    mix: { friend: 1 },
    defaults: {
      ...plan,
      end: 'leave',
      players: 3_000,
      joinsPerSecond: 150,
      answersPerSecond: 3_000,
      seconds: 5,
      // The pace of the first step.
      thinkMs: { from: 5_000, to: 12_000 },
    },
    entryCoin: 0,
    env: () => ({ BATTLE_REVEAL_MS: String(RAMP_REVEAL_MS) }),
    // So many that no battle ends while it is measured.
    settings: { battle_mode_one_total_question: '50' },
    act: climb,
    bars: { broken: 0, capacity: 2_000 },
  },
} as const satisfies Record<string, LoadProfile>;

export type ProfileName = keyof typeof profiles;

export function profileOf(name: ProfileName): LoadProfile {
  return profiles[name];
}

export function isProfile(name: string): name is ProfileName {
  return Object.hasOwn(profiles, name);
}
