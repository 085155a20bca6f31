import { AsyncLocalStorage } from 'node:async_hooks'
import type { Writable } from 'node:stream'
import { formatWithOptions } from 'node:util'
import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import { withoutParameters, withoutSecrets } from './log-text'
import { runtime } from './runtime'

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
    : (destination ?? pino.destination({ dest: 1, sync: true }))
  const log = pino(options, stream)
  for (const [method, name] of CONSOLE_LEVELS) {
    console[method] = (...words: unknown[]) => log[name](withoutSecrets(formatWithOptions({ colors: false }, ...words.map((word) => withoutParameters(word)))))
  }
  runtime.log = log
  return log
}

/** Runs the work of a request; every line that is logged meanwhile carries its id. */
export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return requests.run({ requestId }, work)
}
