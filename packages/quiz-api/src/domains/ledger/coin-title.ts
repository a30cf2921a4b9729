import type { CoinTitle as WireCoinTitle } from '@quiz-arena/contract/coin-titles';

/** Why coins moved. The added ones are read by operators only: their account belongs to nobody any more. */
export type CoinTitle = WireCoinTitle | 'closedAccount';
