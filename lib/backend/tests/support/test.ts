import { inspect } from 'node:util'
import { expect as playwrightExpect } from '@playwright/test'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import { amount } from '../../../../scripts/test/amount.mjs'

type Act = () => unknown

interface Options {
  /** Takes seconds, or starts and kills processes: only the full run has it. */
  isLong?: boolean
  /** Is about what SQLite does not have: connections, several processes. */
  isForPostgres?: boolean
  /** Sees no SQL that differs: in a file for both databases it runs on SQLite alone. */
  isSameOnBoth?: boolean
  /** Why it is skipped here. */
  skip?: string | false
}

interface Test {
  name: string
  act: Act
  skip: string | false
}

export const LONG: Options = { isLong: true }
export const SAME_ON_BOTH: Options = { isSameOnBoth: true }

/** What `scripts/test/backend.mjs` is told of a test. */
interface TestResult {
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
}

const tests: Test[] = []
const ends: Act[] = []
const stray: unknown[] = []

/** A test of this file; they run one after the other once the whole file is loaded. */
export function test(name: string, act: Act): void
export function test(name: string, options: Options, act: Act): void
export function test(name: string, options: Options | Act, act?: Act): void {
  if (typeof options === 'function') return test(name, {}, options)
  const isOnPostgres = Boolean(process.env.TEST_POSTGRES_URL)
  if ((options.isLong && !process.env.TEST_LONG) || (options.isForPostgres && !isOnPostgres) || (options.isSameOnBoth && isOnPostgres)) return
  tests.push({ name, act: act as Act, skip: options.skip ?? false })
}

/** Does something after the last test of this file. */
export function after(act: Act): void {
  ends.push(act)
}

/** The words of the site in both languages. */
export const MESSAGES: Record<'en' | 'ka', typeof en> = { en, ka }

/** Takes what the value is about as a second argument. */
export const expect = playwrightExpect

/** Repeats a check until it passes. @throws what it threw last, after a time that a busy machine does not need */
export async function eventually(check: () => unknown, { timeout = amount(120_000, 1_800_000), interval = 50 } = {}): Promise<void> {
  await expect(async () => void (await check())).toPass({ timeout, intervals: [interval] })
}

/** Runs the tests of the file that is loaded. @returns their results */
export async function runTests(): Promise<TestResult[]> {
  const results: TestResult[] = []
  for (const { name, act, skip } of tests.splice(0)) {
    if (skip) {
      console.log(`﹣ ${name} (skipped: ${skip})`)
      results.push({ name, outcome: 'skipped' })
    } else {
      results.push({ name, outcome: (await passes(name, act)) ? 'passed' : 'failed' })
    }
  }
  for (const act of ends.splice(0)) if (!(await passes('what is done after the tests', act, true))) results.push({ name: 'after the tests', outcome: 'failed' })
  return results
}

async function passes(name: string, act: Act, isQuiet = false): Promise<boolean> {
  const begun = performance.now()
  const errors: unknown[] = []
  try {
    await act()
  } catch (error) {
    errors.push(error)
  }
  errors.push(...stray.splice(0))
  if (!isQuiet || errors.length > 0) console.log(`${errors.length > 0 ? '✖' : '✔'} ${name} (${Math.round(performance.now() - begun)} ms)`)
  for (const error of errors) console.log(inspect(error))
  return errors.length === 0
}

for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error: unknown) => stray.push(error))
