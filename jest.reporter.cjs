/** Writes Jest's totals where `scripts/test.mjs` adds up every runner. */
const { mkdirSync, writeFileSync } = require('node:fs');
module.exports = class TotalsReporter {
  onRunComplete(_, results) {
    mkdirSync('test-results', { recursive: true });
    writeFileSync(
      'test-results/jest.json',
      JSON.stringify({
        passed: results.numPassedTests,
        failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
        skipped: results.numPendingTests,
      }),
    );
  }
};
