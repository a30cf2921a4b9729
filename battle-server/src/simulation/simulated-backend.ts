import type { AnswerLetter, BattleSettlement } from '@quiz-arena/contract/battle/battle-values';
import { BOT_ID } from '@quiz-arena/contract/battle/bot-values';
import { type MatchId, questionId, type RoomId, type UserId } from '@quiz-arena/contract/ids';
import { settleDuel } from '@quiz-arena/quiz-rules/settle-duel';
import { settleGroup } from '@quiz-arena/quiz-rules/settle-group';
import type { SecretQuestion } from '../core/battle-state.ts';
import type { Receipt } from '../core/receipt-of.ts';
import type { HoldResult, QuestionSource } from '../ports/question-source.ts';
import type { ResultSink, SinkResult } from '../ports/result-sink.ts';
import type { Chance } from './simulated-chance.ts';
import type { Faults } from './simulated-faults.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Violations } from './violations.ts';

interface Match {
  readonly questions: readonly SecretQuestion[];
  readonly holds: Map<UserId, number>;
  renewedAt: number;
  settlement: BattleSettlement | null;
  /** Null also for a match that was given up: any receipt comes too late then. */
  receipt: string | null;
}

const points = {
  correctPoints: 4,
  quickestBonus: 2,
  quickestWithinMs: 2_000,
  secondQuickestBonus: 1,
  secondQuickestWithinMs: 4_000,
};
/** A match unrenewed for so long may be given up, milliseconds. */
const GRACE_MS = 60_000;

/** A match unrenewed for so long the backend gives up by itself, milliseconds. */
const UNRENEWED_MS = 30 * 60_000;

const letters: readonly AnswerLetter[] = ['a', 'b', 'c', 'd'];

/** The quiz backend: balances, holds, questions and settlements, unreliable to reach. */
export class SimulatedBackend
  implements QuestionSource<SecretQuestion>, ResultSink<Receipt, BattleSettlement>
{
  readonly balances = new Map<UserId, number>();
  readonly matches = new Map<MatchId, Match>();
  #house = 0;
  readonly #time: SimulatedTime;
  readonly #chance: Chance;
  readonly #faults: () => Faults;
  readonly #violations: Violations;
  /** The open match that a player's coins are held for. */
  readonly #heldFor = new Map<UserId, MatchId>();
  /** Matches whose rooms the store has rolled back: they may be settled in more than one way, the first counts. */
  readonly uncertain = new Set<RoomId>();

  constructor(time: SimulatedTime, chance: Chance, faults: () => Faults, violations: Violations) {
    this.#time = time;
    this.#chance = chance;
    this.#faults = faults;
    this.#violations = violations;
  }

  hold(request: Parameters<QuestionSource<SecretQuestion>['hold']>[0]): Promise<HoldResult<SecretQuestion>> {
    return this.#call({ kind: 'unavailable' }, () =>
      this.#holdNow(request.matchId, request.playerId, request.entryCoin),
    );
  }

  settle(receipt: Receipt): Promise<SinkResult<BattleSettlement>> {
    return this.#call<SinkResult<BattleSettlement>>({ kind: 'later' }, () => ({
      kind: 'settled',
      settlement: this.#settleNow(receipt),
      isVoid: this.#match(receipt.matchId).receipt === null || receipt.outcome === 'void',
    }));
  }

  renew(matchIds: readonly MatchId[]): Promise<boolean> {
    return this.#call(false, () => {
      for (const matchId of matchIds) {
        this.#match(matchId).renewedAt = this.#time.now();
      }
      return true;
    });
  }

  unrenewed(): Promise<readonly MatchId[] | null> {
    return this.#call(null, () => [...this.matches.keys()].filter((id) => this.#isUnrenewed(id)));
  }

  giveUp(matchIds: readonly MatchId[]): Promise<boolean> {
    return this.#call(false, () => {
      for (const matchId of matchIds.filter((id) => this.#isUnrenewed(id))) {
        const match = this.#match(matchId);
        match.settlement = { coins: refunds(match), ratings: {} };
        this.#pay(match.settlement.coins);
      }
      return true;
    });
  }

  /** What it returns by itself when nobody has renewed it for half an hour. */
  voidUnrenewed(): void {
    for (const [matchId, match] of this.matches) {
      if (match.settlement === null && this.#time.now() - match.renewedAt >= UNRENEWED_MS) {
        match.settlement = { coins: refunds(this.#match(matchId)), ratings: {} };
        this.#pay(match.settlement.coins);
      }
    }
  }

  /** A player's coins as the battle server may ask for them. */
  coinsOf(playerId: UserId): Promise<number | null> {
    return this.#call<number | null>(null, () => this.balances.get(playerId) ?? 0);
  }

  #isUnrenewed(matchId: MatchId): boolean {
    const { settlement, renewedAt } = this.#match(matchId);
    return settlement === null && this.#time.now() - renewedAt >= GRACE_MS;
  }

  #pay(coins: Readonly<Record<UserId, number>>): void {
    for (const [playerId, paid] of Object.entries(coins) as [UserId, number][]) {
      this.balances.set(playerId, (this.balances.get(playerId) ?? 0) + paid);
    }
  }

  /** Coins of everyone, of the holds and of the house: always the same sum. */
  total(): number {
    const held = [...this.matches.values()].flatMap(({ holds, settlement }) =>
      settlement === null ? [...holds.values()] : [],
    );
    return [...this.balances.values(), ...held].reduce((sum, coins) => sum + coins, this.#house);
  }

  async #call<T>(failure: T, effect: () => T): Promise<T> {
    await this.#time.delay(this.#chance.between(5, 300));
    if (this.#chance.hits(this.#faults().backendDown)) {
      return failure;
    }
    const answer = effect();
    return this.#chance.hits(this.#faults().backendReplyLost) ? failure : answer;
  }

  #match(matchId: MatchId): Match {
    const known = this.matches.get(matchId);
    if (known !== undefined) {
      return known;
    }
    const match: Match = {
      questions: questionsOf(matchId, this.#chance),
      holds: new Map(),
      renewedAt: this.#time.now(),
      settlement: null,
      receipt: null,
    };
    this.matches.set(matchId, match);
    return match;
  }

  #holdNow(matchId: MatchId, playerId: UserId, entryCoin: number): HoldResult<SecretQuestion> {
    const match = this.#match(matchId);
    if (match.settlement !== null) {
      return { kind: 'refused', code: 'NO_QUESTIONS' };
    }
    if (!match.holds.has(playerId)) {
      const heldFor = this.#heldFor.get(playerId);
      const hasOther = heldFor !== undefined && this.#match(heldFor).settlement === null;
      const balance = this.balances.get(playerId) ?? 0;
      if (hasOther || balance < entryCoin) {
        return { kind: 'refused', code: hasOther ? 'ALREADY_IN_BATTLE' : 'NOT_ENOUGH_COINS' };
      }
      this.balances.set(playerId, balance - entryCoin);
      match.holds.set(playerId, entryCoin);
      this.#heldFor.set(playerId, matchId);
    }
    return { kind: 'held', questions: match.questions };
  }

  #settleNow(receipt: Receipt): BattleSettlement {
    const match = this.#match(receipt.matchId);
    const text = JSON.stringify(receipt);
    if (match.settlement !== null) {
      const isUncertain = this.uncertain.has(receipt.roomId);
      const isSame = match.receipt === null || match.receipt === text || isUncertain;
      this.#violations.check(isSame, 'I3', () => `two receipts of ${receipt.matchId} differ`);
      return match.settlement;
    }
    const coins = receipt.outcome === 'void' ? refunds(match) : this.#payouts(match, receipt);
    this.#pay(coins);
    const held = [...match.holds.values()].reduce((sum, one) => sum + one, 0);
    const paid = Object.values(coins).reduce((sum, one) => sum + one, 0);
    this.#house += held - paid;
    match.receipt = text;
    match.settlement = { coins, ratings: {} };
    return match.settlement;
  }

  #payouts(match: Match, receipt: Receipt): Record<UserId, number> {
    const { players, outcome, matchId, entryCoin } = receipt;
    const people = players.filter(({ userId }) => userId !== BOT_ID);
    const isHeld = people.every(({ userId }) => match.holds.has(userId));
    this.#violations.check(isHeld, 'I2', () => `${matchId} was played without every fee held`);
    const sound = {
      matchId,
      entryCoins: entryCoin,
      ending: outcome,
      questions: match.questions.map(({ id, right }) => ({ id, rightAnswer: right })),
      players: players.map(({ userId, answers, departure }) => ({
        userId,
        isBot: userId === BOT_ID,
        departure: departure === 'kicked' ? ('left' as const) : departure,
        answers: answers
          .filter(({ answer }) => answer !== '')
          .map(({ takenMs, ...given }) => ({ ...given, takenMs: takenMs ?? 0 })),
      })),
    };
    const settled =
      receipt.kind === 'group'
        ? settleGroup(sound, points)
        : settleDuel(sound, { points, canReachBoards: true });
    for (const [index, { points: scored }] of settled.players.entries()) {
      const told = players[index]?.points;
      this.#violations.check(scored === told, 'I7', () => `${matchId}: told ${told}, recomputed ${scored}`);
    }
    const isIdle = !receipt.isBot || settled.players.every(({ coins }) => coins === 0);
    this.#violations.check(
      isIdle && (!receipt.isBot || entryCoin === 0),
      'I17',
      () => `${matchId} moved coins`,
    );
    return Object.fromEntries(settled.players.map(({ userId, coins }) => [userId, coins])) as Record<
      UserId,
      number
    >;
  }
}

function refunds(match: Match): Record<UserId, number> {
  return Object.fromEntries(match.holds) as Record<UserId, number>;
}

function questionsOf(matchId: MatchId, chance: Chance): readonly SecretQuestion[] {
  return Array.from({ length: 10 }, (_, index) => ({
    id: questionId.parse(`${matchId}-${index}`),
    question: `Question ${index} of ${matchId}`,
    image: '',
    type: 'choice',
    options: { a: 'one', b: 'two', c: 'three', d: 'four' },
    right: chance.pick(letters) ?? 'a',
  }));
}
