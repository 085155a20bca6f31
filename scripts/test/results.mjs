// Reads the reports of the test runners.

/**
 * @typedef {{ passed: number, failed: string[], skipped: number, flaky: Flaky[] }} Result
 * @typedef {{ name: string, file?: string, project?: string }} Flaky passed only at its second try
 */

/** @returns {Result} of a report by Jest's `--json` */
export function jestResult({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    // A file that could not be loaded has no tests.
    return status === 'failed' && names.length === 0 ? [name] : names
  })
  const repeated = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1))
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, flaky: repeated.map(({ fullName: name }) => ({ name })) }
}

/** @returns {Result} of what the tests of the backend report for each database */
export function backendResult(reports) {
  const all = Object.values(reports)
  return {
    passed: all.reduce((sum, { passed }) => sum + passed.length, 0),
    failed: all.flatMap(({ failed }) => failed),
    skipped: all.reduce((sum, { skipped }) => sum + skipped.length, 0),
    // It has repeated them itself.
    flaky: all.flatMap(({ flaky }) => flaky.map((name) => ({ name }))),
  }
}

/** @returns {Result} of a report by Playwright's json reporter */
export function playwrightResult({ suites, stats, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  const of = (status) => tests.filter((test) => test.status === status)
  return {
    passed: stats.expected + stats.flaky,
    failed: [...of('unexpected').map(({ name }) => name), ...errors.map(({ message = 'an error outside of the tests' }) => message)],
    skipped: stats.skipped,
    flaky: of('flaky').map(({ name, file, project }) => ({ name, file, project })),
  }
}

function testsOf({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  return [
    ...specs.flatMap(({ title: name, file, tests }) =>
      tests.map(({ status, projectName: project }) => ({ status, project, file, name: [project, ...path, name].join(' › ') })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ]
}

/**
 * Runs alone what passed only at its second try: of a file whose tests build on each other all of it.
 *
 * @param {Flaky[]} flaky
 * @param {(file: string) => boolean} isSerial
 */
export function argumentsToRepeat(flaky, isSerial) {
  const files = new Set(flaky.map(({ file }) => file))
  const projects = new Set(flaky.map(({ project }) => `--project=${project}`))
  const titles = flaky.map(({ file, name }) => (isSerial(file) ? escape(file) : `${escape(lastOf(name))}$`))
  return ['test', ...files, ...projects, '--grep', [...new Set(titles)].join('|'), '--workers=1', '--retries=0']
}

const lastOf = (name) => name.split(' › ').at(-1)
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
