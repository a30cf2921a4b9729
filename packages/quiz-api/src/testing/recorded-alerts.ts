import type { AlertKind, Alerts } from '../alerts.ts';
import type { TestApi } from './test-api.ts';

/** Alerts that are kept for a test to look at. */
export function createRecordedAlerts(): Alerts & { readonly raised: readonly AlertKind[] } {
  const raised: AlertKind[] = [];
  return { raised, raise: (kind) => void raised.push(kind) };
}

/** How many alerts of a kind a whole API has raised, as its metrics tell. */
export async function countAlerts({ app }: TestApi, kind: AlertKind): Promise<number> {
  const { body } = await app.inject('/metrics');
  const [, count] = new RegExp(`^alerts_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(body) ?? [];
  return Number(count);
}
