/** A reporter for vitest that says at the end which tests were tried again, and why. */

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from the default export of its file
export default class Retries {
  /** @type {string[]} */
  tried = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) === 0) return;
    const [reason = ''] = (test.result().errors ?? []).map(({ message }) => message.slice(0, 1500));
    this.tried.push(`${test.module.relativeModuleId}: ${test.fullName}\n    ${reason.replaceAll('\n', '\n    ')}`);
  }

  onTestRunEnd() {
    console.log(`Tried again: ${this.tried.length}${this.tried.map((one) => `\n  ${one}`).join('')}`);
  }
}
