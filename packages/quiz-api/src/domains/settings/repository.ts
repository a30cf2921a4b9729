import type { SettingKey } from '@quiz-arena/contract/settings';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';

export async function listSettings(db: Queryable): Promise<Record<string, string>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function saveSetting(db: Queryable, key: SettingKey, value: string, at: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value, changedAt: at })
    .onConflictDoUpdate({ target: settings.key, set: { value, changedAt: at } });
}
