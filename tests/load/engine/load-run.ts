import { setTimeout as pause } from 'node:timers/promises';
import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import { openRealClientLink } from '../driver/real-client-link.ts';
import { SharedRooms } from '../driver/shared-rooms.ts';
import { openSocketIoLink } from '../driver/socket-io-link.ts';
import { HeldInvariants } from '../players/held-invariants.ts';
import type { Account, LoadGame } from '../players/load-game.ts';
import { LoadMeasures } from '../players/load-measures.ts';
import { LoadPlayer } from '../players/load-player.ts';
import { Party } from '../players/party.ts';
import { ToldRooms } from '../players/told-rooms.ts';
import type { Figures } from '../report/bars.ts';
import type { Deployment, StackUsage } from '../stack/deployment.ts';
import { DriverLag } from './driver-lag.ts';
import type { LoadPlan, LoadProfile, LoadStage, RampStep } from './load-profile.ts';
import { partiesOf } from './parties-of.ts';
import { type Sample, Sampler } from './sampler.ts';

export interface LoadRunOptions {
  readonly profile: LoadProfile;
  readonly plan: LoadPlan;
  readonly client: 'light' | 'socket.io';
  /** Players whose every frame is held against the contract. */
  readonly strictPlayers: number;
  readonly languageId: string;
  readonly say: (line: string) => void;
  readonly onSample: (sample: Sample) => void;
}

/** What a stack has used in the parts of a run; null where it cannot be seen. */
export interface RunUsage {
  readonly empty: StackUsage | null;
  readonly beforeJoin: StackUsage | null;
  readonly afterJoin: StackUsage | null;
  readonly beforeAct: StackUsage | null;
  readonly afterAct: StackUsage | null;
  /** With everybody still connected, garbage collected. */
  readonly loaded: StackUsage | null;
}

export interface RunOutcome {
  readonly measures: LoadMeasures;
  readonly held: HeldInvariants;
  readonly noted: Figures;
  readonly steps: readonly RampStep[];
  readonly samples: readonly Sample[];
  readonly usage: RunUsage;
  readonly joinSeconds: number;
  readonly actSeconds: number;
  /** Answers accepted while it was measured. */
  readonly answers: number;
  readonly joined: number;
  /** Players whose battles had not ended when the run gave up waiting. */
  readonly stuck: number;
  readonly driverLagP99Ms: number;
  readonly whyNotReconciled: string;
}

const LOOK_AFTER_MS = 500;
const ROOM_SWEEP_MS = 5_000;
const JOIN_SLACK_MS = 30_000;
const DRAIN_SLACK_MS = 40_000;
const QUESTIONS = 10;
const REVEAL_MS = 2_000;
/** Each is a settlement, too: more of them are another measure. */
const LEAVES_PER_SECOND = 80;
/** Those who stayed are told what it pays within it, before somebody else of them is made to go. */
const SETTLE_WAIT_MS = 3_000;

/** One run: players come on a schedule, the profile's act is measured, battles end, and everything is checked. */
export class LoadRun {
  readonly #options: LoadRunOptions;
  readonly #deployment: Deployment;
  readonly #measures = new LoadMeasures();
  readonly #held = new HeldInvariants();
  readonly #rooms = new SharedRooms();
  readonly #told = new ToldRooms(this.#rooms, this.#held);
  readonly #lag = new DriverLag();
  readonly #gate = Promise.withResolvers<void>();
  readonly #noted: { -readonly [Name in keyof Figures]: Figures[Name] } = {};
  readonly #steps: RampStep[] = [];
  #thinkMs: (index: number) => number | null;
  #listener: ((player: object, event: BattleEvent) => void) | undefined;
  #goesOn = true;
  #turn = 0;

  constructor(deployment: Deployment, options: LoadRunOptions) {
    this.#deployment = deployment;
    this.#options = options;
    const { from, to } = options.plan.thinkMs;
    this.#thinkMs = () => from + Math.random() * (to - from);
  }

  async run(accounts: readonly Account[]): Promise<RunOutcome> {
    const { say } = this.#options;
    const players = this.#createPlayers(accounts);
    const parties = this.#createParties(players);
    const sampler = new Sampler(this.#measures, this.#deployment, players, this.#options.onSample);
    const care = setInterval(() => lookAfter(players), LOOK_AFTER_MS);
    const sweep = setInterval(() => this.#told.sweep(false), ROOM_SWEEP_MS);
    try {
      const empty = await this.#deployment.usage(true);
      sampler.start();
      const beforeJoin = await this.#deployment.usage();
      const { playing, joinSeconds } = await this.#join(parties, players);
      const afterJoin = await this.#deployment.usage();
      const joined = this.#measures.joined;
      say(`${joined} players are in after ${joinSeconds.toFixed(1)} s`);
      const act = await this.#act(players);
      const loaded = await this.#deployment.usage(true);
      this.#goesOn = false;
      this.#gate.resolve();
      const stuck = await this.#end(parties, players, playing);
      clearInterval(sweep);
      this.#told.sweep(true);
      for (const player of players) player.close();
      const whyNotReconciled = await this.#checkStores();
      return {
        measures: this.#measures,
        held: this.#held,
        noted: this.#noted,
        steps: this.#steps,
        samples: sampler.samples,
        usage: { empty, beforeJoin, afterJoin, beforeAct: act.before, afterAct: act.after, loaded },
        joinSeconds,
        actSeconds: act.seconds,
        answers: act.answers,
        joined,
        stuck,
        driverLagP99Ms: this.#lag.p99Ms(),
        whyNotReconciled,
      };
    } finally {
      sampler.stop();
      clearInterval(care);
      clearInterval(sweep);
      this.#lag.stop();
      for (const player of players) player.close();
    }
  }

  #createPlayers(accounts: readonly Account[]): LoadPlayer[] {
    const { client, profile, strictPlayers } = this.#options;
    const { urls } = this.#deployment;
    const { confirms } = profile;
    const game: LoadGame = {
      openLink: client === 'light' ? openSocketIoLink : openRealClientLink,
      nextUrl: () => {
        this.#turn += 1;
        return urls[this.#turn % urls.length] ?? '';
      },
      measures: this.#measures,
      held: this.#held,
      driverLagMs: () => this.#lag.recentMs(),
      rooms: this.#rooms,
      told: this.#told,
      unrest: profile.unrest ?? { cut: 0, reload: 0, leave: 0 },
      play: {
        thinkMs: (index) => this.#thinkMs(index),
        ...(profile.gate === 'answer' && { start: this.#gate.promise }),
        ...(confirms && { confirms }),
      },
      serverNow: () => Date.now(),
      onEvent: (player, event) => this.#listener?.(player, event),
    };
    return accounts.map((account, place) => new LoadPlayer(account, game, place < strictPlayers));
  }

  #createParties(players: readonly LoadPlayer[]): Party[] {
    const { profile, languageId } = this.#options;
    const { entryCoin, gate } = profile;
    const terms = {
      entryCoin,
      languageId,
      ...(gate === 'start' && { begin: this.#gate.promise }),
    };
    return partiesOf(players, profile.mix).map(({ kind, members }) => new Party(kind, members, terms));
  }

  /** Everybody comes at his time, whatever becomes of those before him. */
  async #join(parties: readonly Party[], players: readonly LoadPlayer[]) {
    const { plan, say } = this.#options;
    const startedAt = performance.now();
    let place = 0;
    const playing: Promise<void>[] = [];
    for (const party of parties) {
      for (const player of party.players) {
        const scheduledAt = startedAt + (place / plan.joinsPerSecond) * 1_000;
        place += 1;
        setTimeout(() => player.arrive(scheduledAt), Math.max(0, scheduledAt - performance.now()));
      }
      const lastAt = startedAt + ((place - 1) / plan.joinsPerSecond) * 1_000;
      playing.push(pause(Math.max(0, lastAt - performance.now())).then(() => party.play(() => this.#goesOn)));
    }
    const giveUpAt = startedAt + (players.length / plan.joinsPerSecond) * 1_000 + JOIN_SLACK_MS;
    while (this.#measures.joined < players.length && performance.now() < giveUpAt) await pause(10);
    const missing = players.length - this.#measures.joined;
    if (missing > 0) say(`${missing} players have not found a room within ${JOIN_SLACK_MS / 1_000} s`);
    return { playing, joinSeconds: (performance.now() - startedAt) / 1_000 };
  }

  async #act(players: readonly LoadPlayer[]) {
    const { plan, profile, say } = this.#options;
    const measures = this.#measures;
    const stage: LoadStage = {
      plan,
      players,
      measures,
      think: (thinkMs) => {
        this.#thinkMs = thinkMs;
      },
      openGate: () => this.#gate.resolve(),
      listen: (onEvent) => {
        this.#listener = onEvent;
      },
      serverNow: () => Date.now(),
      note: (name, value) => {
        this.#noted[name] = value;
      },
      noteStep: (step) => void this.#steps.push(step),
      say,
    };
    const before = await this.#deployment.usage();
    measures.ack.reset();
    measures.event.reset();
    const answersBefore = measures.answers;
    const startedAt = performance.now();
    await profile.act(stage);
    const seconds = (performance.now() - startedAt) / 1_000;
    const answers = measures.answers - answersBefore;
    // Reading the memory of a server makes it stand still for its garbage collection.
    measures.ack.close();
    measures.event.close();
    return { before, after: await this.#deployment.usage(), seconds, answers };
  }

  /** Battles that run are played out, or left. @returns how many players never saw the end of theirs */
  async #end(
    parties: readonly Party[],
    players: readonly LoadPlayer[],
    playing: readonly Promise<void>[],
  ): Promise<number> {
    const { plan, say } = this.#options;
    say('the battles that run come to their end');
    if (plan.end === 'leave') await this.#leave(parties);
    else {
      const waitMs = QUESTIONS * (plan.thinkMs.to + REVEAL_MS) + DRAIN_SLACK_MS;
      await Promise.race([Promise.all(playing), pause(waitMs, undefined, { ref: false })]);
    }
    return players.filter((player) => player.isInBattle).length;
  }

  /** The first of each party goes: the others are told that they have won, and what it pays. Who is in no room stops. */
  async #leave(parties: readonly Party[]): Promise<void> {
    const giveUpAt = performance.now() + (parties.length / LEAVES_PER_SECOND) * 1_000 + DRAIN_SLACK_MS / 2;
    while (performance.now() < giveUpAt) {
      for (const player of parties.flatMap(({ players }) => players)) {
        if (!player.isInBattle) player.close();
      }
      const playing = parties.filter(({ players }) => players.some(({ isInBattle }) => isInBattle));
      if (playing.length === 0) return;
      await this.#leaveOnce(playing);
    }
  }

  async #leaveOnce(parties: readonly Party[]): Promise<void> {
    const startedAt = performance.now();
    const leaving = parties.map(async ({ players }, place) => {
      await pause(Math.max(0, startedAt + (place / LEAVES_PER_SECOND) * 1_000 - performance.now()));
      await players.find(({ isInBattle }) => isInBattle)?.leave();
    });
    const waitMs = (parties.length / LEAVES_PER_SECOND) * 1_000 + DRAIN_SLACK_MS / 2;
    await Promise.race([Promise.all(leaving), pause(waitMs, undefined, { ref: false })]);
    await pause(SETTLE_WAIT_MS);
  }

  /** The ledger and the keys, once everybody has gone. @returns why the ledger could not be asked */
  async #checkStores(): Promise<string> {
    const { faults, whyNot } = await this.#deployment.reconcile();
    if (faults !== null) {
      this.#held.check(faults.length === 0, 'I1', () => JSON.stringify(faults.slice(0, 3)));
      this.#held.check(faults.length === 0, 'I2', () => JSON.stringify(faults.slice(0, 3)));
    }
    const immortal = await this.#deployment.immortalKeys();
    if (immortal !== null)
      this.#held.check(immortal.length === 0, 'I12', () => `without a time to live: ${immortal.slice(0, 5)}`);
    return whyNot;
  }
}

/** Whoever hears nothing for too long asks. */
function lookAfter(players: readonly LoadPlayer[]): void {
  for (const player of players) player.lookAfter();
}
