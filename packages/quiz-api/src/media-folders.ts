import { join } from 'node:path';
import type { Config } from './config.ts';

/** Pictures and sounds that the rules of the question bank make at the first start of a release. */
export function generatedMediaFolder(config: Config): string {
  return join(config.DATA_DIR, 'bank-media');
}
