import { AsyncLocalStorage } from 'node:async_hooks'
import fs from 'node:fs'
import { formatWithOptions } from 'node:util'
import pino from 'pino'
import pretty from 'pino-pretty'
import { withoutParameters, withoutSecrets } from '../../../lib/log-text.mjs'

const CONSOLE_LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' }
/** Where the backend finds it. */
const LOG = Symbol.for('site.log')
const requests = new AsyncLocalStorage()

/**
 * The log of this process. What is printed to the console, by the framework and by libraries too, becomes lines of it.
 *
 * @param {{ level: string, format?: 'json' | 'pretty' }} settings
 * @param {import('node:stream').Writable} [destination] standard output by default
 * @returns {import('pino').Logger}
 */
export function openLog({ level, format }, destination) {
  const options = { level, base: { pid: process.pid }, mixin: () => ({ ...requests.getStore() }), timestamp: pino.stdTimeFunctions.isoTime }
  const isPretty = (format ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty'
  const stream = isPretty
    ? pretty({ destination: destination ?? 1, sync: true, ignore: 'pid', translateTime: 'SYS:HH:MM:ss', colorize: Boolean(process.stdout.isTTY) })
    : (destination ?? standardOutput())
  const log = pino(options, stream)
  for (const [method, name] of Object.entries(CONSOLE_LEVELS)) {
    console[method] = (...words) => log[name](withoutSecrets(formatWithOptions({ colors: false }, ...words.map((word) => withoutParameters(word)))))
  }
  return (globalThis[LOG] = log)
}

/** The errors after which a write may be tried again. */
const PASSING = ['EAGAIN', 'EBUSY']

/** At the end of a process the logger writes its last lines, and retries for ever when nobody reads any more. */
function standardOutput() {
  const destination = pino.destination({ dest: 1, sync: false })
  const { flushSync } = destination
  destination.flushSync = () => {
    const { writeSync } = fs
    fs.writeSync = (file, content, ...others) => {
      try {
        return writeSync(file, content, ...others)
      } catch (error) {
        if (PASSING.includes(error.code)) throw error
        // As if it were written.
        return Buffer.byteLength(content)
      }
    }
    try {
      flushSync.call(destination)
    } finally {
      fs.writeSync = writeSync
    }
  }
  return destination
}

/** Runs the work of a request; every line that is logged meanwhile carries its id. */
export function duringRequest(requestId, work) {
  return requests.run({ requestId }, work)
}
