import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { SEAT_OFFER_HOURS } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { HOUR } from '@/lib/site/text/durations'
import type { Email } from '../../email/email-job'
import { SAMPLE_TICKET, type EmailSamples } from '../../email/email-samples'
import type { OwnWords } from '../../email/email-kind'
import { siteLink } from '../../email/site-link'
import type { GuestStanding } from '../../email/standing'
import type { RegistrationEmailKind } from './email-kinds'
import { registrationEmail } from './registration-emails'

interface SampleOptions {
  message?: string
  standing?: GuestStanding
  /** In place of what is stored. */
  own?: OwnWords
}

/** A preview of an email: about nobody's registration, so without ticket, calendar entry and personal link. */
export async function sampleEmail(req: PayloadRequest, kind: RegistrationEmailKind, event: Event, locale: Locale, { message, standing = 'registered', own }: SampleOptions): Promise<Email> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const fullName = getTranslations({ locale, namespace: 'Emails' })('sampleName')
  const isOffered = standing === 'offered' || standing === 'invited'
  const offer = isOffered ? ({ state: 'offered', offerEndsAt: new Date(Date.now() + SEAT_OFFER_HOURS * HOUR).toISOString() } as const) : ({ state: 'waiting' } as const)
  const nobody = { id, event: event._id, locale, fullName, email: '', ...offer, number: 0, kind: 'guest', companion: 0, sequence: 0, createdAt: now, updatedAt: now } as const
  const { action, ...email } = await registrationEmail(req, kind, nobody, event, { message, isSampleOfSeat: standing === 'registered', replaced: 1, own })
  return { ...email, tickets: [], ...(action && { action: { ...action, href: siteLink(pathTo('event', { eventIdentifier: event.identifier }), locale) } }) }
}

const STANDINGS = { registered: 'registered', changed: 'registered', corrected: 'registered', waiting: 'waiting', offer: 'offered', invitation: 'invited' } as const satisfies Partial<Record<RegistrationEmailKind, GuestStanding>>

/** The emails about a registration that staff can word, to nobody. */
export const REGISTRATION_SAMPLES: EmailSamples = Object.fromEntries(
  (Object.keys(STANDINGS) as (keyof typeof STANDINGS)[]).map((kind): [string, EmailSamples[string]] => [
    kind,
    async (req, event, locale, own) => {
      const standing = STANDINGS[kind]
      const email = await sampleEmail(req, kind, event, locale, { standing, own })
      const name = getTranslations({ locale, namespace: 'Emails' })('sampleName')
      return { ...email, tickets: standing === 'registered' ? [{ ...SAMPLE_TICKET, name }] : [] }
    },
  ]),
)
