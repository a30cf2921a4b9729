import type { BattleSettlement } from '@quiz-arena/contract/battle/battle-values';
import type { MatchId, UserId } from '@quiz-arena/contract/ids';
import type { SecretQuestion } from '../core/battle-state.ts';
import type { Receipt } from '../core/receipt-of.ts';
import type { HoldRequest, HoldResult, QuestionSource } from '../ports/question-source.ts';
import type { ResultSink, SinkResult } from '../ports/result-sink.ts';
import { secretQuestions } from './test-room.ts';

/** A quiz backend that does what a test tells it, and remembers what it was asked. */
export class FakeBackend implements QuestionSource<SecretQuestion>, ResultSink<Receipt, BattleSettlement> {
  readonly receipts: Receipt[] = [];
  readonly renewed: string[][] = [];
  /** Matches that are open and unrenewed; null: the backend does not tell. */
  open: readonly MatchId[] | null = [];
  readonly givenUp: MatchId[] = [];
  /** Answers of `hold` that are not `held`. */
  readonly holds = new Map<UserId, HoldResult<SecretQuestion>>();
  /** Answers of `settle`, one after the other; then `settled`. */
  readonly answers: SinkResult<BattleSettlement>[] = [];

  /** What `hold` was asked. */
  readonly held: HoldRequest[] = [];

  hold(request: HoldRequest): Promise<HoldResult<SecretQuestion>> {
    this.held.push(request);
    const { playerId } = request;
    return Promise.resolve(this.holds.get(playerId) ?? { kind: 'held', questions: secretQuestions() });
  }

  settle(receipt: Receipt): Promise<SinkResult<BattleSettlement>> {
    this.receipts.push(receipt);
    const settled = { kind: 'settled', settlement: { coins: {}, ratings: {} }, isVoid: false } as const;
    return Promise.resolve(this.answers.shift() ?? settled);
  }

  renew(matchIds: readonly string[]): Promise<boolean> {
    this.renewed.push([...matchIds]);
    return Promise.resolve(true);
  }

  unrenewed(): Promise<readonly MatchId[] | null> {
    return Promise.resolve(this.open);
  }

  giveUp(matchIds: readonly MatchId[]): Promise<boolean> {
    this.givenUp.push(...matchIds);
    this.open = this.open?.filter((id) => !matchIds.includes(id)) ?? null;
    return Promise.resolve(true);
  }
}
