import { argumentsToRepeat, backendResult, jestResult, playwrightResult } from './results.mjs'

test('Jest’s failures are named, a file that does not load included', () => {
  const report = {
    numPassedTests: 7,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'good' }, { status: 'failed', fullName: 'bad' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'late', invocations: 2 }, { status: 'passed', fullName: 'soon', invocations: 1 }] },
    ],
  }
  expect(jestResult(report)).toEqual({ passed: 7, failed: ['bad', 'b.test.ts'], skipped: 2, flaky: [{ name: 'late' }] })
})

test('the databases of the backend are added up', () => {
  const reports = { sqlite: { passed: ['a', 'b'], failed: [], skipped: [], flaky: ['b'] }, postgres: { passed: ['a'], failed: ['b'], skipped: ['c'], flaky: [] } }
  expect(backendResult(reports)).toEqual({ passed: 3, failed: ['b'], skipped: 1, flaky: [{ name: 'b' }] })
})

test('a browser test that passes at its second try is named', () => {
  const spec = (title, status) => ({ title, file: 'a.spec.ts', tests: [{ status, projectName: 'checks' }] })
  const report = {
    stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
    suites: [{ title: 'a.spec.ts', specs: [spec('late', 'flaky')], suites: [{ title: 'inner', specs: [spec('bad', 'unexpected'), spec('good', 'expected')] }] }],
  }
  expect(playwrightResult(report)).toEqual({ passed: 5, failed: ['checks › a.spec.ts › inner › bad'], skipped: 2, flaky: [{ name: 'checks › a.spec.ts › late', file: 'a.spec.ts', project: 'checks' }] })
})

test('a test that passed only at its second try is run again, with its whole file where tests build on each other', () => {
  const flaky = [
    { name: 'embedded › a.spec.ts › one (en)', file: 'a.spec.ts', project: 'embedded' },
    { name: 'embedded › a.spec.ts › two', file: 'a.spec.ts', project: 'embedded' },
    { name: 'remote › b.spec.ts › outer › three', file: 'b.spec.ts', project: 'remote' },
  ]
  const [titles, ...others] = ['one \\(en\\)$|two$|b\\.spec\\.ts', 'test', 'a.spec.ts', 'b.spec.ts', '--project=embedded', '--project=remote', '--workers=1', '--retries=0']
  const given = argumentsToRepeat(flaky, (file) => file === 'b.spec.ts')
  expect(given.filter((argument) => !['--grep', titles].includes(argument))).toEqual(others)
  expect(given[given.indexOf('--grep') + 1]).toBe(titles)
})

test('an error outside of the tests is a failure', () => {
  const report = { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }, suites: [], errors: [{ message: 'no build' }] }
  expect(playwrightResult(report).failed).toEqual(['no build'])
})
