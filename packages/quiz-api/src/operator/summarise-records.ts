import { createHash } from 'node:crypto';

/** What the audit keeps of an import: how much it was, and of which words. */
export function summariseRecords({ records }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sha256 = createHash('sha256').update(JSON.stringify(records)).digest('hex');
  return { records: Array.isArray(records) ? records.length : 0, sha256 };
}
