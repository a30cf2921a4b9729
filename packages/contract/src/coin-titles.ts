import { z } from 'zod';
import { lifelines } from './lifelines.ts';

/** Why coins moved: `title` of a ledger entry, `type` of the coin history, key of the text shown there. */
export const coinTitles = [
  'welcomeBonus',
  'usedReferCode',
  'referCodeToFriend',
  'rewardByScratchingCard',
  'wonQuizZone',
  'wonFunNLearn',
  'wonGuessTheWord',
  'wonAudioQuiz',
  'wonMathQuiz',
  'wonMultiMatch',
  'wonBattle',
  'wonGroupBattle',
  'wonContest',
  'returnedEntry',
  'playedBattle',
  'contestEntry',
  'premiumCategory',
  'reviewAnswer',
  'usedHintLifeline',
  lifelines.fiftyFifty,
  lifelines.audiencePoll,
  lifelines.skip,
  lifelines.resetTimer,
  lifelines.doubleCoins,
  'redeemRequest',
  'cancelPaymentRequest',
  'coinsCorrected',
] as const;
export const coinTitle = z.enum(coinTitles);
export type CoinTitle = z.infer<typeof coinTitle>;
