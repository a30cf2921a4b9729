import { type BattleMessage, battleMessage } from '@quiz-arena/contract/battle/battle-events';
import { type BattleView, battleView } from '@quiz-arena/contract/battle/battle-view';
import type { Violations } from './violations.ts';

/** One message goes to all whom it tells the same: it is held against the contract once. */
const read = new WeakMap<object, ReturnType<typeof battleMessage.safeParse>>();

function readMessage(message: unknown) {
  if (typeof message !== 'object' || message === null) {
    return battleMessage.safeParse(message);
  }
  const known = read.get(message);
  if (known !== undefined) {
    return known;
  }
  const parsed = battleMessage.safeParse(message);
  read.set(message, parsed);
  return parsed;
}

/** What one player was told of one room, held against the contract and the invariants as it comes. */
export class BattleMirror {
  version = 0;
  phase: BattleView['phase'] = 'lobby';
  /** The question that runs, with the cid of nothing: its index, or null. */
  running: number | null = null;
  result: string | null = null;
  /** Who is in the room and has agreed to pay, by user id: what a lobby shows. */
  readonly lobby = new Map<string, boolean>();
  host: string | null = null;
  /** Ids of the questions by index. */
  readonly questions = new Map<number, string>();
  readonly #violations: Violations;
  readonly #who: string;

  readonly #isUncertain: () => boolean;

  /** `isUncertain`: whether the room's store has lost writes that were told already. */
  constructor(violations: Violations, who: string, isUncertain: () => boolean) {
    this.#violations = violations;
    this.#who = who;
    this.#isUncertain = isUncertain;
  }

  get isEnded(): boolean {
    return ['settling', 'settled', 'void', 'deleted'].includes(this.phase);
  }

  /** A full view: always believed unless it is older. False: the view does not fit the contract. */
  see(view: unknown): void {
    const parsed = battleView.safeParse(view);
    this.#violations.check(parsed.success, 'I5', () => `${this.#who} saw ${JSON.stringify(view)}`);
    if (!parsed.success || parsed.data.version < this.version) {
      return;
    }
    const { data } = parsed;
    this.version = data.version;
    this.phase = data.phase;
    this.running = data.question?.index ?? null;
    this.host = data.host;
    this.lobby.clear();
    for (const { userId, presence, ready } of data.players) {
      if (presence !== 'left') this.lobby.set(userId, ready);
    }
    if (data.question !== null) {
      this.#ask(data.question.index, data.question.id);
    }
    const isEarly = data.closed.some(({ question }) => question === data.question?.index);
    this.#violations.check(!isEarly, 'I5', () => `${this.#who} saw the answer of a running question`);
    if (data.result !== null) {
      this.#end(JSON.stringify(data.result));
    }
  }

  /** One message. `gap`: something was missed, a full view is needed. */
  hear(message: unknown): { readonly gap: boolean; readonly events: BattleMessage['events'] } {
    const parsed = readMessage(message);
    this.#violations.check(parsed.success, 'I5', () => `${this.#who} heard ${JSON.stringify(message)}`);
    if (!parsed.success || parsed.data.version <= this.version) {
      return { gap: false, events: [] };
    }
    if (parsed.data.after !== this.version) {
      return { gap: true, events: [] };
    }
    this.version = parsed.data.version;
    for (const event of parsed.data.events) {
      this.#apply(event);
    }
    return { gap: false, events: parsed.data.events };
  }

  #apply(event: BattleMessage['events'][number]): void {
    switch (event.type) {
      case 'playerJoined':
        this.lobby.set(event.userId, false);
        return;
      case 'playerReady':
        this.lobby.set(event.userId, event.ready);
        return;
      case 'playerLeft':
        this.lobby.delete(event.userId);
        return;
      case 'hostChanged':
        this.host = event.userId;
        return;
      case 'startRefused':
        this.phase = 'lobby';
        return;
      case 'roomDeleted':
        this.phase = 'deleted';
        return;
      case 'countdownStarted':
        this.phase = 'countdown';
        return;
      case 'questionAsked':
        this.phase = 'question';
        this.running = event.question.index;
        this.#ask(event.question.index, event.question.id);
        return;
      case 'questionClosed':
        this.#violations.check(
          this.running === event.question || this.#isUncertain(),
          'I5',
          () => `${this.#who}: question ${event.question} closed while ${this.running} ran`,
        );
        this.phase = 'reveal';
        this.running = null;
        return;
      case 'battleEnded': {
        const { type, ...result } = event;
        this.phase = 'settling';
        this.#end(JSON.stringify(result), type);
        return;
      }
      case 'voided':
        this.phase = 'void';
        return;
      case 'settled':
        this.phase = 'settled';
        return;
      default:
    }
  }

  #ask(index: number, id: string): void {
    const known = this.questions.get(index);
    this.#violations.check(
      known === undefined || known === id,
      'I4',
      () => `${this.#who}: ${known} became ${id}`,
    );
    this.questions.set(index, id);
  }

  #end(result: string, how = 'view'): void {
    const isSame = this.result === null || this.#isUncertain() || sameJson(this.result, result);
    this.#violations.check(isSame, 'I10', () => `${this.#who} (${how}): ${this.result} became ${result}`);
    this.result ??= result;
  }
}

/** Whether two JSON texts say the same, whatever the order of keys. */
export function sameJson(a: string, b: string): boolean {
  const sorted = (text: string) => JSON.stringify(sortKeys(JSON.parse(text)));
  return sorted(a) === sorted(b);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortKeys);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, one]) => [key, sortKeys(one)]));
  }
  return value;
}
