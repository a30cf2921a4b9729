import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partySizes } from '../players/party.ts';
import { partiesOf } from './parties-of.ts';
import { busiestSecond } from './storm-deadlines.ts';

const mix = { random: 0.5, friend: 0.2, group: 0.2, bot: 0.1 };

describe('players dealt out into parties', () => {
  it('are each in one party, in the order of their coming, and nobody searches who could find nobody', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(mix, { random: 1 }, { friend: 1 }, { group: 1 }, { bot: 1 }),
        (count, shares) => {
          const players = Array.from({ length: count }, (_, place) => place);
          const parties = partiesOf(players, shares);
          expect(parties.flatMap(({ members }) => members)).toEqual(players);
          expect(parties.filter(({ kind }) => kind === 'random').length % 2).toBe(0);
          for (const { kind, members } of parties) expect(partySizes[kind]).toContain(members.length);
        },
      ),
    );
  });

  it('have the shares of the mix, also among the first to come', () => {
    const parties = partiesOf(
      Array.from({ length: 1_000 }, (_, place) => place),
      mix,
    );
    for (const some of [parties.slice(0, Math.floor(parties.length / 4)), parties]) {
      const all = some.flatMap(({ members }) => members).length;
      for (const [kind, share] of Object.entries(mix)) {
        const own = some.filter((party) => party.kind === kind).flatMap(({ members }) => members).length;
        expect(Math.abs(own / all - share)).toBeLessThan(0.03);
      }
    }
  });
});

describe('the fullest second', () => {
  it('has as many instants as any second that begins with one of them', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(instants, (all) => {
        const most = Math.max(
          0,
          ...all.map((from) => all.filter((at) => at >= from && at < from + 1_000).length),
        );
        expect(busiestSecond(all)).toBe(most);
      }),
    );
  });
});
