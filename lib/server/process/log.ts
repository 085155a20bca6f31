import { AsyncLocalStorage } from 'node:async_hooks'
import fs from 'node:fs'
import type { Writable } from 'node:stream'
import { formatWithOptions } from 'node:util'
import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import { withoutParameters, withoutSecrets } from '@/lib/log-text'
import { runtime } from '@/lib/runtime'

const CONSOLE_LEVELS = [['error', 'error'], ['warn', 'warn'], ['log', 'info'], ['info', 'info'], ['debug', 'debug']] as const
const requests = new AsyncLocalStorage<{ requestId: string }>()

/**
 * The log of this process. What is printed to the console, by the framework and by libraries too, becomes lines of it.
 *
 * @param destination standard output by default
 */
export function openLog({ level, format }: { level: string; format?: 'json' | 'pretty' }, destination?: Writable): Logger {
  const options = { level, base: { pid: process.pid }, mixin: () => ({ ...requests.getStore() }), timestamp: pino.stdTimeFunctions.isoTime }
  const isPretty = (format ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty'
  const stream = isPretty
    ? pretty({ destination: destination ?? 1, sync: true, ignore: 'pid', translateTime: 'SYS:HH:MM:ss', colorize: Boolean(process.stdout.isTTY) })
    : (destination ?? standardOutput())
  const log = pino(options, stream)
  for (const [method, name] of CONSOLE_LEVELS) {
    console[method] = (...words: unknown[]) => log[name](withoutSecrets(formatWithOptions({ colors: false }, ...words.map((word) => withoutParameters(word)))))
  }
  runtime.log = log
  return log
}

/** The errors after which a write may be tried again. */
const TEMPORARY = ['EAGAIN', 'EBUSY']

/** At the end of a process the logger writes its last lines, and retries for ever when nobody reads any more. */
function standardOutput() {
  const destination = pino.destination({ dest: 1, sync: false })
  const flushSync = destination.flushSync.bind(destination)
  destination.flushSync = () => {
    const { writeSync } = fs
    const writeOrDrop = (file: number, content: string) => {
      try {
        return writeSync(file, content)
      } catch (error) {
        if (TEMPORARY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
        // As if it were written.
        return Buffer.byteLength(content)
      }
    }
    Object.assign(fs, { writeSync: writeOrDrop })
    try {
      flushSync()
    } finally {
      fs.writeSync = writeSync
    }
  }
  return destination
}

/** Runs the work of a request; every line that is logged meanwhile carries its id. */
export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return requests.run({ requestId }, work)
}
