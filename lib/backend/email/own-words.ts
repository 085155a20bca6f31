import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { MAX_EMAIL_LINE, MAX_EMAIL_TEXT } from '@/lib/site/constants'
import { readOnce } from '../database/read-once'
import type { Event } from '../payload-types'
import type { EmailKind, OwnWords } from './email-kind'

/** The kinds of email that staff can word for each event, in the order in which they write them. */
export const OWN_WORDED = ['registered', 'changed', 'corrected', 'waiting', 'offer', 'invitation', 'application', 'shortlisted', 'applicationWaiting', 'accepted', 'declined'] as const satisfies EmailKind[]

export type OwnWordedKind = (typeof OWN_WORDED)[number]

const textOf = (most: number) => z.string().trim().max(most).nullish().transform((text) => text ?? '')
const LINE = textOf(MAX_EMAIL_LINE).transform((text) => text.replace(/\s+/g, ' '))

export const OwnWordsSchema = z.object({ subject: LINE, heading: LINE, text: textOf(MAX_EMAIL_TEXT) }).partial() satisfies z.ZodType<OwnWords>
export const WORDS_TOO_LONG = `Write at most ${MAX_EMAIL_LINE} characters in a subject and in a heading, and ${MAX_EMAIL_TEXT} in a text.`

/** The words of staff for the emails of an event, in one language: never those of another one. */
export async function readOwnWords(req: PayloadRequest, event: string, kind: EmailKind, locale: Locale): Promise<OwnWords> {
  const worded = OWN_WORDED.find((one) => one === kind)
  if (!worded) return {}
  const { wording } = await readOnce(req, `wording of ${event} in ${locale}`, () => readWording(req, event, locale))
  return OwnWordsSchema.parse(wording?.[worded] ?? {})
}

function readWording(req: PayloadRequest, id: string, locale: Locale): Promise<Pick<Event, 'wording'>> {
  return req.payload.findByID({ collection: 'events', id, locale, fallbackLocale: false, depth: 0, select: { wording: true }, req })
}
