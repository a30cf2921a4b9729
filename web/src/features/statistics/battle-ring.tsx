import styles from './statistics-page.module.css';

export interface BattleCounts {
  won: number;
  drawn: number;
  lost: number;
}

const AROUND = 2 * Math.PI * 40;
const order = ['won', 'drawn', 'lost'] as const;

/** Battles as a ring in three parts; `label` says the same in words. */
export function BattleRing({ counts, label }: { counts: BattleCounts; label: string }) {
  const total = counts.won + counts.drawn + counts.lost;
  let begun = 0;
  const arcs = order.map((part) => {
    const share = total === 0 ? 0 : counts[part] / total;
    const arc = { part, length: share * AROUND, start: begun * AROUND };
    begun += share;
    return arc;
  });
  return (
    <svg className={styles.battleRing} viewBox="0 0 100 100" role="img" aria-label={label}>
      <circle className={styles.battleTrack} cx="50" cy="50" r="40" />
      {arcs
        .filter(({ length }) => length > 0)
        .map(({ part, length, start }) => (
          <circle
            key={part}
            className={styles.battleArc}
            data-part={part}
            cx="50"
            cy="50"
            r="40"
            strokeDasharray={`${length} ${AROUND - length}`}
            strokeDashoffset={-start}
          />
        ))}
    </svg>
  );
}
