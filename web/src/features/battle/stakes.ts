const MULTIPLES = [1, 2, 3, 4];

/** The stakes on offer: once to four times the base, none above the highest of any battle. Coins. */
export function offeredStakes(base: number, highest: number): readonly number[] {
  return MULTIPLES.map((times) => times * base).filter((stake) => stake <= highest);
}
