import type { APIError } from 'payload'
import type { LoggerOptions } from 'pino'
import { z } from 'zod'
import { withoutParameters } from '@/lib/log-text'
import { isUnreadable } from './hooks/refuse-unreadable-body'

const LineSchema = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ message: z.string(), stack: z.string().optional() }).optional().catch(undefined),
})
/** Pino's number of it. */
const ERROR = 50
const WARN = 40
/** Emails are queued and sent past the CMS. */
const UNTRUE = /^No email adapter provided/

const errorOf = (value: unknown) => (Object(value) as { err?: Partial<APIError> }).err ?? {}

/** The reason of a refusal, which is no failure: the CMS recognises refusals by class names, which a build shortens. */
function refusalOf(value: unknown): string | undefined {
  const { status, message } = errorOf(value)
  return status !== undefined && status < 500 ? message : undefined
}

/** Prints the log of the CMS in the same form as everything else, so that the server's log includes it. */
export const cmsLogger = {
  options: {
    level: 'info',
    hooks: {
      logMethod(values, log, level) {
        const refusal = refusalOf(values[0])
        if (refusal) return this.info(refusal)
        // Mostly an error of the sender, but the message alone does not say so.
        if (level >= ERROR && isUnreadable(errorOf(values[0]))) return this.warn(...values)
        return log.apply(this, values.map((value) => withoutParameters(value)) as typeof values)
      },
    },
  } satisfies LoggerOptions as LoggerOptions,
  destination: {
    write: (line: string) => {
      const { level, msg = '', err } = LineSchema.parse(JSON.parse(line))
      if (UNTRUE.test(msg)) return
      const reason = err?.stack ?? err?.message ?? ''
      const text = reason.includes(msg) ? reason : [msg, reason].filter(Boolean).join(': ')
      if (level >= ERROR) console.error(text)
      else if (level >= WARN) console.warn(text)
      else console.info(text)
    },
  },
}
