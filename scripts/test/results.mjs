// What the reports of the test runners say.

/**
 * @typedef {{ passed: number, failed: string[], skipped: number, flaky: string[] }} Result
 */

/** @returns {Result} of a report by Jest's `--json` */
export function jestResult({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    // A file that could not be loaded has no tests.
    return status === 'failed' && names.length === 0 ? [name] : names
  })
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, flaky: [] }
}

/** @returns {Result} of a report by count-reporter.mjs for each database */
export function backendResult(reports) {
  const all = Object.values(reports)
  return {
    passed: all.reduce((sum, { passed }) => sum + passed.length, 0),
    failed: all.flatMap(({ failed }) => failed),
    skipped: all.reduce((sum, { skipped }) => sum + skipped.length, 0),
    flaky: [],
  }
}

/** @returns {Result} of a report by Playwright's json reporter */
export function playwrightResult({ suites, stats, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  return {
    passed: stats.expected + stats.flaky,
    failed: [...named('unexpected'), ...errors.map(({ message = 'an error outside of the tests' }) => message)],
    skipped: stats.skipped,
    flaky: named('flaky'),
  }
}

function testsOf({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status, projectName }) => ({ status, name: [projectName, ...path, spec.title].join(' › ') }))),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ]
}
