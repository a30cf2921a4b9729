import type { LevelData } from '@quiz-arena/contract/actions/catalogue';
import { type LevelState, levelState } from '@quiz-arena/quiz-rules/levels';

/** A level as the map shows it. */
export interface MapLevel {
  readonly level: number;
  readonly questions: number;
  readonly state: LevelState;
  /** The level that has to be won first; null for one that may be played. */
  readonly waitsFor: number | null;
}

/** The levels of a place in order: won, open, or waiting for the one before. */
export function readLevels(data: LevelData): MapLevel[] {
  const rows = data.level_data.map(({ level, no_of_ques }) => ({
    level: Number(level),
    questions: Number(no_of_ques),
  }));
  rows.sort((a, b) => a.level - b.level);
  const levels = rows.map(({ level }) => level);
  const ladder = { levels, highestWon: Number(data.level) - 1 };
  return rows.map((row, place) => {
    const state = levelState(ladder, row.level);
    return { ...row, state, waitsFor: state === 'locked' ? (levels[place - 1] ?? null) : null };
  });
}

/** The level after `level` that may be played now; null when there is none. */
export function nextOpenLevel(data: LevelData, level: number): number | null {
  const next = readLevels(data).find((row) => row.level > level && row.state !== 'locked');
  return next?.level ?? null;
}
