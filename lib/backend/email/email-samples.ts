import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { Email } from './email-job'
import type { EmailKindOf, WordedKind } from './email-kinds'
import type { OwnWords } from './email-texts'

/** An email to nobody, with what a form says. */
export type EmailSample = (req: PayloadRequest, event: Event, locale: Locale, own: OwnWords) => Promise<Omit<Email, 'key'>>

/** The emails whose words staff see in a form. */
export type EmailSamples = Record<WordedKind | EmailKindOf<'reminders'>, EmailSample>

/** Lets nobody in. */
export const SAMPLE_TICKET = { cid: 'ticket', text: 'LX1.preview', number: '1', code: '7KQM 2X9D' }
