import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only at their second try, and writes their number to the file FLAKY_TESTS_FILE. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(test.fullName);
  }

  onTestRunEnd(): void {
    const file = process.env.FLAKY_TESTS_FILE;
    if (file !== undefined) writeFileSync(file, String(this.#names.length));
    for (const name of this.#names) process.stdout.write(`second try: ${name}\n`);
  }
}
