import { type PartyKind, partyKinds, partySizes } from '../players/party.ts';

export interface PartyPlan<Player> {
  readonly kind: PartyKind;
  readonly members: readonly Player[];
}

/**
 * Deals players out into parties, so that at every moment of their coming the kinds have about their shares. Whom no whole
 * party is left for searches, or plays the bot where nobody searches.
 */
export function partiesOf<Player>(
  players: readonly Player[],
  mix: { readonly [Kind in PartyKind]?: number },
): PartyPlan<Player>[] {
  const kinds = partyKinds.filter((kind) => (mix[kind] ?? 0) > 0);
  const dealt = new Map(kinds.map((kind) => [kind, { players: 0, parties: 0 }]));
  const rest = kinds.includes('random') ? 'random' : 'bot';
  const parties: PartyPlan<Player>[] = [];
  for (let from = 0; from < players.length; ) {
    const kind = kinds.toSorted((one, other) => due(other) - due(one))[0] ?? rest;
    const count = dealt.get(kind);
    const sizes = partySizes[kind];
    const size = sizes[(count?.parties ?? 0) % sizes.length] ?? 1;
    const isWhole = from + size <= players.length;
    parties.push({ kind: isWhole ? kind : rest, members: players.slice(from, from + (isWhole ? size : 1)) });
    from += isWhole ? size : 1;
    if (count !== undefined) {
      count.players += size;
      count.parties += 1;
    }
  }
  return pairSearchers(parties);

  /** How far a kind is behind its share. */
  function due(kind: PartyKind): number {
    return (mix[kind] ?? 0) / (1 + (dealt.get(kind)?.players ?? 0));
  }
}

/** One of an odd number of searchers would never find anybody: he plays the bot. */
function pairSearchers<Player>(parties: readonly PartyPlan<Player>[]): PartyPlan<Player>[] {
  const searchers = parties.filter(({ kind }) => kind === 'random');
  const lonely = searchers.length % 2 === 1 ? searchers.at(-1) : undefined;
  return parties.map((party) => (party === lonely ? { ...party, kind: 'bot' } : party));
}
