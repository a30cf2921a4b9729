import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { UNRENEWED_MS } from './sweep-matches.ts';

export interface MatchFault {
  readonly kind: 'hold-of-ended-match' | 'hold-without-match' | 'match-left-open';
  readonly subject: string;
  readonly detail: string;
}

/**
 * Lists matches whose fees do not fit what became of them: held although the match has ended or is unknown, or open
 * although nobody has renewed it for twice the time after which it is voided. A battle that is played is no fault.
 */
export async function reconcileMatches(db: Queryable, now: Date): Promise<MatchFault[]> {
  const stale = new Date(now.getTime() - 2 * UNRENEWED_MS).toISOString();
  const { rows } = await db.execute<{ kind: MatchFault['kind']; subject: string; detail: string }>(sql`
    select distinct h.reference as subject,
      case when m.match_id is null then 'hold-without-match'
        when m.state <> 'open' then 'hold-of-ended-match' else 'match-left-open' end as kind,
      coalesce(m.state || ', renewed ' || m.renewed_at, 'no such match') as detail
    from coin_holds h left join battle_matches m on m.match_id = h.reference
    where h.purpose = 'match' and h.state = 'held'
      and (m.match_id is null or m.state <> 'open' or m.renewed_at < ${stale}::timestamptz)`);
  return rows.map(({ kind, subject, detail }) => ({ kind, subject, detail }));
}
