import { mailgun } from './mailgun'
import { postmark } from './postmark'
import type { Provider } from './provider'
import { resend } from './resend'
import { ses } from './ses'

export { noteReport } from './report'

export const PROVIDERS: ReadonlyMap<string, Provider> = new Map(Object.entries({ ses, postmark, mailgun, resend }))
