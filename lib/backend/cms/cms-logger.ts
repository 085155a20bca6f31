import { z } from 'zod'

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

/** What the CMS logs is printed as everything else is, so that the server's log takes it in. */
export const cmsLogger = {
  options: { level: 'info' },
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
