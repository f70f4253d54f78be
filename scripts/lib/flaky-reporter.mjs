/** Lists the tests that passed at their second try, each with its first error (D-152). */
export default class FlakyReporter {
  #flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd() {
    if (this.#flaky.length === 0) return;
    console.log(`\n${this.#flaky.length} flaky`);
    for (const test of this.#flaky) {
      console.log(`  ${test.module.moduleId} › ${test.fullName}`);
      console.log(`    ${test.result().errors?.[0]?.message ?? ''}`);
    }
  }
}
