/** A player's strength in Glicko-2: how strong, how sure of it, how steady. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Score of a game for the one whose rating is computed: win 1, draw 0.5, loss 0. */
export interface RatedGame {
  readonly opponent: Rating;
  readonly score: 0 | 0.5 | 1;
}

/** The rating of a player who has not played yet. */
export const newRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A rating less sure than this is provisional: a newcomer's first dozen battles, rating points. */
const PROVISIONAL_DEVIATION = 110;

/** Whether a rating is still a guess, to be shown with a mark [B19]. */
export function isProvisional({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation > PROVISIONAL_DEVIATION;
}

/** How much volatility may change: the system constant τ. */
const tau = 0.5;
/** Points per unit of the internal scale. */
const scale = 173.7178;
const tolerance = 1e-6;

/**
 * The rating after the games of one rating period (Glicko-2; Glickman, "Example of the Glicko-2 system",
 * steps 2 to 8). Without games only the deviation grows, up to that of a new player.
 */
export function updateRating(player: Rating, games: readonly RatedGame[]): Rating {
  const mu = (player.rating - newRating.rating) / scale;
  const phi = player.deviation / scale;
  const met = games.map(({ opponent, score }) => {
    const weight = weigh(opponent.deviation / scale);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - newRating.rating) / scale)));
    return { weight, expected, score };
  });
  if (met.length === 0) return { ...player, deviation: limit(Math.hypot(phi, player.volatility)) };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const variance = 1 / sum(met.map(({ weight, expected }) => weight ** 2 * expected * (1 - expected)));
  const gain = sum(met.map(({ weight, expected, score }) => weight * (score - expected)));
  const volatility = findVolatility(phi, player.volatility, variance, (variance * gain) ** 2);
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    rating: (mu + after ** 2 * gain) * scale + newRating.rating,
    deviation: limit(after),
    volatility,
  };
}

/** The ratings of two players after one game between them; `score` is the first one's. */
export function rateGame(one: Rating, other: Rating, score: RatedGame['score']): [Rating, Rating] {
  const scoreOfOther = score === 0.5 ? 0.5 : score === 1 ? 0 : 1;
  return [
    updateRating(one, [{ opponent: other, score }]),
    updateRating(other, [{ opponent: one, score: scoreOfOther }]),
  ];
}

function weigh(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

function limit(phi: number): number {
  return Math.min(phi * scale, newRating.deviation);
}

/** Step 5: the new volatility by the Illinois variant of regula falsi. */
function findVolatility(phi: number, sigma: number, variance: number, squaredDelta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number) => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (squaredDelta - spread)) / (2 * spread ** 2) - (x - start) / tau ** 2;
  };
  let low = start;
  let high = Math.log(squaredDelta - phi ** 2 - variance);
  if (squaredDelta <= phi ** 2 + variance) {
    let steps = 1;
    while (f(start - steps * tau) < 0) steps += 1;
    high = start - steps * tau;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > tolerance) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
