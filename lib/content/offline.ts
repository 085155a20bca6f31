import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FaqSchema } from '@/lib/contract/faqs'
import { LineupSchema } from '@/lib/contract/lineups'
import type { OfflineList } from '@/lib/contract/offline'
import { ParticipantSchema } from '@/lib/contract/participants'
import { PartnerSchema } from '@/lib/contract/partners'
import { SessionDaySchema } from '@/lib/contract/session-days'
import { SessionSchema } from '@/lib/contract/sessions'
import { SpeakerSchema } from '@/lib/contract/speakers'
import { TestimonialSchema } from '@/lib/contract/testimonials'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { offlineUrls, type FilesOfScreens } from '@/lib/site/offline/offline-list'
import { HOUR } from '@/lib/site/text/durations'
import { getCommonData } from './commons'
import { getEvent, getEventLabels, getFeaturedEventCards } from './events'
import { readStamped } from './lists/lists'
import { getFeaturedSpeakers } from './speakers'

/** Written by scripts/build/offline-files.mjs. */
const FILES = path.join(process.cwd(), '.next/service-worker/offline-files.json')

const stamp = { _id: true, updatedAt: true } as const
const PersonSchema = SpeakerSchema.pick({ ...stamp, identifier: true, photo: true })
const SessionEntrySchema = SessionSchema.pick({ ...stamp, startsAt: true, sessionDay: true, stage: true })

/** What a browser stores to show an event without a connection; null for an unknown event, or without a build. */
export async function getOfflineList(identifier: string): Promise<OfflineList | null> {
  // From the list of all, since there is no end to made-up identifiers.
  if (!(await getEventLabels(DEFAULT_LOCALE)).some((event) => event.identifier === identifier)) return null
  const [translations, build] = await Promise.all([
    Promise.all(LOCALES.map((locale) => readContent(locale, identifier))),
    readFile(FILES, 'utf8').catch(() => null),
  ])
  const [content] = translations
  if (!content || build === null) return null
  const { files } = JSON.parse(build) as { files: FilesOfScreens }
  const status = eventState(content.event) === 'past' ? 'over' : content.event.status
  return { version: hash([build, status, hourWithoutStamps(content), translations]), status, urls: offlineUrls(content, files) }
}

async function readContent(locale: Locale, identifier: string) {
  const event = await getEvent(locale, identifier)
  if (!event) return null
  const query = { all: true, event: identifier } as const
  const [sessions, sessionDays, speakers, participants, lineups, partners, testimonials, faqs, ofSite] = await Promise.all([
    readStamped('sessions', SessionEntrySchema, locale, query),
    readStamped('sessionDays', SessionDaySchema, locale, query),
    readStamped('speakers', PersonSchema, locale, query),
    readStamped('participants', ParticipantSchema.pick({ ...stamp, identifier: true, photo: true }), locale, query),
    readStamped('lineups', LineupSchema.pick({ ...stamp, image: true }), locale, query),
    readStamped('partners', PartnerSchema.pick({ ...stamp, logo: true }), locale, query),
    readStamped('testimonials', TestimonialSchema.pick({ ...stamp, photo: true }), locale, query),
    readStamped('faqs', FaqSchema.pick(stamp), locale, query),
    Promise.all([getCommonData(locale), getFeaturedEventCards(locale), getFeaturedSpeakers(locale)]),
  ])
  return { event, sessions, sessionDays, speakers, participants, lineups, partners, testimonials, faqs, ofSite }
}

/** A backend that does not tell when its documents were published may have changed any of their texts. */
function hourWithoutStamps({ sessions, speakers }: { sessions: { updatedAt?: string }[]; speakers: { updatedAt?: string }[] }): number {
  return [...sessions, ...speakers].every(({ updatedAt }) => updatedAt) ? 0 : Math.floor(Date.now() / HOUR)
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
