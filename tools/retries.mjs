/** A reporter for vitest that says at the end which tests passed only when they were tried again. */

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from the default export of its file
export default class Retries {
  /** @type {string[]} */
  names = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) > 0) this.names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    console.log(`Tried again: ${this.names.length}${this.names.map((name) => `\n  ${name}`).join('')}`);
  }
}
