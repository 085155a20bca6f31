// What the tests without a sandbox need: TypeScript and `@/`, and the checks that jest.setup.ts and Jest itself make elsewhere.
// The runner knows no hooks for all files and no time limit, so each test is wrapped when it is declared.
import { format } from 'node:util'
import { addEventHandler } from 'jest-circus'
import { register } from 'tsx/esm/api'

const TIME_LIMIT_MS = 30_000

register()

function guarded(run) {
  return async () => {
    const { jest } = globalThis
    const printed = []
    for (const method of ['error', 'warn']) {
      jest.spyOn(console, method).mockImplementation((...words) => {
        printed.push(`console.${method}: ${format(...words)}`)
      })
    }
    let timer
    // Taken before the test can replace it.
    const { clearTimeout } = globalThis
    const timeout = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`The test takes more than ${TIME_LIMIT_MS} ms`)), TIME_LIMIT_MS)
    })
    try {
      await Promise.race([run(), timeout])
    } finally {
      jest.useRealTimers()
      jest.restoreAllMocks()
      clearTimeout(timer)
    }
    if (printed.length > 0) throw new Error(printed.join('\n'))
  }
}

/** Files share the process: one that leaves an environment variable behind would change the next. */
let environment = { ...process.env }
let file = ''

function checkEnvironment() {
  const { testPath } = globalThis.expect.getState()
  if (testPath === file) return
  const before = environment
  const previous = file
  file = testPath
  environment = { ...process.env }
  const changed = Object.keys({ ...before, ...environment }).filter((name) => environment[name] !== before[name])
  if (previous && changed.length > 0) throw new Error(`${changed.join(', ')}: changed by ${previous}, or by an import of this file`)
}

/** What is global here, sandboxes of the same process have as well. */
function checkGlobals() {
  const found = ['window', 'document'].filter((name) => name in globalThis)
  if (found.length > 0) throw new Error(`${found.join(', ')}: a test that makes one is a …sandbox.test`)
}

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name !== 'add_test') return
  checkEnvironment()
  checkGlobals()
  const test = currentDescribeBlock.children.at(-1)
  if (test.fn) test.fn = guarded(test.fn)
})
