import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { Email } from './email-job'
import type { OwnWords } from './email-kind'

/** Emails to nobody, by their kind, with what a form says. */
export type EmailSamples = Record<string, (req: PayloadRequest, event: Event, locale: Locale, own: OwnWords) => Promise<Omit<Email, 'key'>>>

/** Lets nobody in. */
export const SAMPLE_TICKET = { cid: 'ticket', text: 'LX1.preview', number: '1', code: '7KQM 2X9D' }
