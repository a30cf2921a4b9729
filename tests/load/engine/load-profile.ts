import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import type { SettingKey } from '@quiz-arena/contract/settings';
import type { Unrest } from '../players/load-game.ts';
import type { LoadMeasures } from '../players/load-measures.ts';
import type { LoadPlayer } from '../players/load-player.ts';
import type { PartyKind } from '../players/party.ts';
import type { BarName } from '../report/bars.ts';

/** How much load, and how it comes. */
export interface LoadPlan {
  readonly players: number;
  /** How battles end that run when the measuring is over: played out, or left. */
  readonly end: 'play' | 'leave';
  readonly joinsPerSecond: number;
  /** How long it is measured; of a ramp: each step. */
  readonly seconds: number;
  readonly thinkMs: { readonly from: number; readonly to: number };
  /** Of a ramp: where it ends. */
  readonly answersPerSecond: number;
}

/** A step of a ramp, as it was. */
export interface RampStep {
  readonly wantedPerSecond: number;
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What an act may see and do. */
export interface LoadStage {
  readonly plan: LoadPlan;
  readonly players: readonly LoadPlayer[];
  readonly measures: LoadMeasures;
  /** How long players think about a question from now on, milliseconds; null: they let it run out. */
  think(thinkMs: (index: number) => number | null): void;
  /** Lets everybody answer who has waited for it. */
  openGate(): void;
  /** Hears every event that a player is told. */
  listen(onEvent: (player: object, event: BattleEvent) => void): void;
  serverNow(): number;
  /** A figure that only this act knows. */
  note(name: BarName, value: number): void;
  noteStep(step: RampStep): void;
  say(line: string): void;
}

/** One kind of load. All of them run on one engine: players come, the act is measured, battles end, all is checked. */
export interface LoadProfile {
  readonly about: string;
  /** How players come together: shares of all players. */
  readonly mix: { readonly [Kind in PartyKind]?: number };
  readonly defaults: LoadPlan;
  readonly entryCoin: number;
  readonly unrest?: Unrest;
  /** Settings of the quiz on the run's own stack. */
  readonly settings?: { readonly [Key in SettingKey]?: string };
  /** What waits until the act opens the gate: everybody's first answer, or the start of rooms with a code. */
  readonly gate?: 'answer' | 'start';
  /** Whether a question's arrival is confirmed; default: always. */
  confirms?(index: number): boolean;
  /** Settings of the battle nodes of the run's own stack. */
  env?(plan: LoadPlan): Readonly<Record<string, string>>;
  /** What happens while it is measured. */
  act(stage: LoadStage): Promise<void>;
  /** The bars that this profile is held to unless an option says otherwise. */
  readonly bars: { readonly [Name in BarName]?: number };
}
