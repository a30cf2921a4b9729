import { setTimeout as delay } from 'node:timers/promises';
import type { ActionName } from '@quiz-arena/contract/action-registry';
import { type Random, seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { BattleStack, Player } from './battle-stack.ts';
import type { Body } from './quiz-backend.ts';

const FEE = 5;
const LIFELINE_PRICE = 10;
const REVIEW_PRICE = 10;
const RETRY_MS = 50;
const LEVEL = { category: 'art-and-literature', subcategory: 'architecture', level: '1' };

type Fields = Readonly<Record<string, string>>;

/** Reviews of one player on a day: each tells ten right answers, of which nobody is told more than 300 a day. */
const REVIEWS_A_DAY = 30;

/** Two who battle, and those who play alone, one after the other: as many quizzes each as may be reviewed. */
export interface Crew {
  readonly battlers: readonly [ada: Player, bob: Player];
  readonly soloists: readonly Player[];
}

/** A settlement that was acknowledged: what was posted, by whom, and what was said. */
interface Acknowledged {
  readonly fields: Fields;
  /** Undefined: the battle server. */
  readonly player: Player | undefined;
  readonly answer: string;
}

/**
 * Deeds that move coins, one after the other, each repeated until it is answered: what a battle server and a client do
 * whose backend goes away. Keeps what every player must have in the end.
 */
export class PaidWork {
  readonly coins = new Map<Player, number>();
  readonly acknowledged: Acknowledged[] = [];
  readonly #stack: BattleStack;
  readonly #random: Random;
  readonly #lane: number;
  readonly #signal: AbortSignal;
  #isOver = false;
  #deeds = 0;
  #quizzes = 0;

  /** @param lane tells this work and its matches from others on the same stack; `signal` gives the work up */
  constructor(stack: BattleStack, lane: number, { seed, signal }: { seed: string; signal: AbortSignal }) {
    this.#stack = stack;
    this.#lane = lane;
    this.#signal = signal;
    this.#random = seededRandom(`${seed}-${lane}`);
  }

  /**
   * Works until `finish`: battles of two players, quizzes of the others, who need coins for all of it.
   * @throws Error with action and code when something is refused
   */
  async run({ battlers: [ada, bob], soloists }: Crew, coins: number): Promise<void> {
    for (const player of [ada, bob, ...soloists]) this.coins.set(player, coins);
    await Promise.all([this.#repeat(() => this.#battle(ada, bob)), this.#repeat(() => this.#quiz(soloists))]);
  }

  finish(): void {
    this.#isOver = true;
  }

  /** How many settlements were answered. */
  get settled(): number {
    return this.acknowledged.length;
  }

  /** Posts what was acknowledged again. @returns what is answered otherwise now */
  async findForgotten(): Promise<Acknowledged[]> {
    const forgotten: Acknowledged[] = [];
    for (const known of this.acknowledged.slice(-20)) {
      const again = JSON.stringify(await this.#ask('set_quiz_coin_score', known.fields, known.player));
      if (again !== known.answer) forgotten.push(known);
    }
    return forgotten;
  }

  async #repeat(deed: () => Promise<void>): Promise<void> {
    while (!this.#isOver) await deed();
  }

  async #battle(ada: Player, bob: Player): Promise<void> {
    this.#deeds += 1;
    const match_id = `lane${this.#lane}-${this.#deeds}`;
    const hold = { match_id, entry_coin: String(FEE), quiz_type: '1.3' };
    const { data } = await this.#do('get_random_questions', { ...hold, user_id: ada.id });
    await this.#do('get_random_questions', { ...hold, user_id: bob.id });
    const questions = data as { id: string; answer: string }[];
    const [right, isVoid] = [Math.floor(this.#random() * 10), this.#random() < 0.2];
    const answers = (count: number) =>
      questions.map(({ id, answer }, index) => ({
        id,
        answer: index < count ? answer : '',
        second: '6.000',
      }));
    const play = { user1_id: ada.id, user1_data: answers(right), user2_id: bob.id, user2_data: answers(5) };
    const receipt = { outcome: 'completed', play_questions: JSON.stringify(play) };
    const end = isVoid ? { outcome: 'void' } : receipt;
    await this.#settle({ quiz_type: '1.3', match_id, ...end }, undefined);
    const won = isVoid ? 0 : FEE * Math.sign(right - 5);
    this.#move(ada, won);
    this.#move(bob, -won);
  }

  /** Whoever is left when all have had their reviews plays on without. */
  async #quiz(soloists: readonly Player[]): Promise<void> {
    const reviewer = soloists[Math.floor(this.#quizzes / REVIEWS_A_DAY)];
    const player = reviewer ?? soloists.at(-1);
    if (player === undefined) throw new Error('nobody plays alone');
    this.#quizzes += 1;
    const opened = await this.#do('get_questions_by_level', LEVEL, player);
    const attempt_id = String(opened.attempt_id);
    const [first] = opened.data as { id: string }[];
    const at = { attempt_id, question_id: first?.id ?? '' };
    const lifeline = { ...at, lifeline: 'usedSkiplifeline' };
    await this.#do('use_lifeline', lifeline, player);
    this.#move(player, -LIFELINE_PRICE);
    const settled = await this.#settle({ quiz_type: '1', attempt_id }, player);
    this.#move(player, (settled.data as { earnCoin: number }).earnCoin);
    if (reviewer === undefined) return;
    await this.#do('get_review', { attempt_id }, player);
    this.#move(player, -REVIEW_PRICE);
  }

  async #settle(fields: Fields, player: Player | undefined): Promise<Body> {
    const body = await this.#do('set_quiz_coin_score', fields, player);
    this.acknowledged.push({ fields, player, answer: JSON.stringify(body) });
    return body;
  }

  #move(player: Player, coins: number): void {
    this.coins.set(player, (this.coins.get(player) ?? 0) + coins);
  }

  /** Asks for what nothing should refuse. */
  async #do(action: ActionName, fields: Fields, player?: Player): Promise<Body> {
    const body = await this.#ask(action, fields, player);
    if (body.error) throw new Error(`${action} ${JSON.stringify(fields)}: refused with ${body.message}`);
    return body;
  }

  /** Asks until there is an answer. */
  async #ask(action: ActionName, fields: Fields, player?: Player): Promise<Body> {
    for (;;) {
      this.#signal.throwIfAborted();
      try {
        const asked = player
          ? this.#stack.call(action, fields, player)
          : this.#stack.callAsService(action, fields);
        const body = await asked;
        if (body.message !== '122') return body;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      await delay(RETRY_MS);
    }
  }
}
