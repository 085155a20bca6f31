import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { SEAT_OFFER_HOURS } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { HOUR } from '@/lib/site/text/durations'
import type { Email } from '../../email/email-job'
import type { EmailKindOf, WordedKind } from '../../email/email-kinds'
import { SAMPLE_TICKET, type EmailSample } from '../../email/email-samples'
import type { OwnWords } from '../../email/email-texts'
import { siteLink } from '../../email/site-link'
import type { GuestStatus } from '../../email/recipients'
import type { RegistrationEmailKind } from './registration-kinds'
import { registrationEmail } from './registration-emails'

interface SampleOptions {
  message?: string
  status?: GuestStatus
  /** In place of what is stored. */
  own?: OwnWords
}

/** A preview of an email: about nobody's registration, so without ticket, calendar entry and personal link. */
export async function sampleEmail(req: PayloadRequest, kind: RegistrationEmailKind, event: Event, locale: Locale, { message, status = 'registered', own }: SampleOptions): Promise<Email> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
  const isOffered = status === 'offered' || status === 'invited'
  const offer = isOffered ? ({ state: 'offered', offerEndsAt: new Date(Date.now() + SEAT_OFFER_HOURS * HOUR).toISOString() } as const) : ({ state: 'waiting' } as const)
  const nobody = { id, event: event._id, locale, fullName, email: '', ...offer, number: 0, kind: 'guest', companion: 0, sequence: 0, createdAt: now, updatedAt: now } as const
  const { action, ...email } = await registrationEmail(req, kind, nobody, event, { message, isSampleOfSeat: status === 'registered', replaced: 1, own })
  return { ...email, tickets: [], ...(action && { action: { ...action, href: siteLink(pathTo('event', { eventIdentifier: event.identifier }), locale) } }) }
}

type WordedRegistrationKind = WordedKind & EmailKindOf<'registrations'>

/** The emails about a registration that staff can word, to nobody. */
export const REGISTRATION_SAMPLES: Record<WordedRegistrationKind, EmailSample> = {
  registered: sampleFor('registered', 'registered'),
  changed: sampleFor('changed', 'registered'),
  corrected: sampleFor('corrected', 'registered'),
  waiting: sampleFor('waiting', 'waiting'),
  offer: sampleFor('offer', 'offered'),
  invitation: sampleFor('invitation', 'invited'),
}

function sampleFor(kind: WordedRegistrationKind, status: GuestStatus): EmailSample {
  return async (req, event, locale, own) => {
    const email = await sampleEmail(req, kind, event, locale, { status, own })
    const name = getTranslations({ locale, namespace: 'Emails' })('sampleName')
    return { ...email, tickets: status === 'registered' ? [{ ...SAMPLE_TICKET, name }] : [] }
  }
}
