/** Lists the tests that passed at their second try, each with its first error (D-152). */
import { say } from './run.mjs';

export default class FlakyReporter {
  #flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd() {
    if (this.#flaky.length > 0) say(`\n${this.#flaky.length} flaky`);
    for (const test of this.#flaky) say(`  ${test.module.moduleId} › ${test.fullName}\n    ${test.result().errors?.[0]?.message ?? ''}`);
  }
}
