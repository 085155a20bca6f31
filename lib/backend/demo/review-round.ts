import type { Payload } from 'payload'
import { HIGHEST_SCORE, LOWEST_SCORE } from '@/lib/contract/review/score-range'
import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { assignReviews } from '@/lib/site/review/assign-reviews'
import { seededRandom } from '@/lib/site/review/seeded-random'
import { DAY, HOUR } from '@/lib/site/text/durations'
import { withoutOwnPassword } from '../accounts'
import { IMPORT } from '../content/write-context'
import type { Accelerator, ReviewAssignment, ReviewRound, User } from '../payload-types'
import applications from './content/applications.json'
import content from './content/review-round.json'
import type { DemoWriter } from './writer'

const READINGS = 3
/** Of the applications, in the order in which they came: so many are read by all of their jurors, and so many by all but one. */
const READ = 12
const NEARLY_READ = 20

const { event, round, jurors } = content
const PICTURE = { file: 'gallery/accelerator-2027-2.webp', alt: { en: 'Illustration: a workbench with tools and notebooks', ka: 'ილუსტრაცია: სამუშაო მაგიდა ხელსაწყოებითა და რვეულებით' } }

export const DEMO_JURORS = jurors.map(({ email }) => email)

/** Invents a programme whose applications are being read, so that staff see what a round is. Its jurors cannot sign in before somebody invites them. */
export async function createDemoRound(payload: Payload, writer: DemoWriter): Promise<void> {
  await writer.create('events', { ...event, coverImage: PICTURE })
  const { docs } = await payload.find({ collection: 'events', where: { identifier: { equals: event.identifier } }, limit: 1, depth: 0, select: {} })
  const eventId = docs[0]?.id
  if (!eventId) return
  const jurorIds = new Map<string, string>()
  for (const juror of jurors) jurorIds.set(juror.email, await createJuror(payload, juror))
  const roundId = await createRound(payload, eventId, [...jurorIds.values()])
  const applicationIds = new Map<string, string>()
  for (const application of applications) applicationIds.set(application.email, await createApplication(payload, eventId, application))
  for (const { application, juror, ...review } of reviews()) {
    const data = { ...review, round: roundId, application: applicationIds.get(application) ?? '', juror: jurorIds.get(juror), isOlderThanText: false }
    await payload.create({ collection: 'review-assignments', data, depth: 0, context: IMPORT })
  }
}

async function createJuror(payload: Payload, { leniency: _, ...juror }: (typeof jurors)[number]): Promise<string> {
  const data = { ...juror, ...withoutOwnPassword(), role: 'juror', isActivated: true } as Pick<User, 'email' | 'name' | 'organization' | 'language' | 'languages' | 'role' | 'isActivated'> & { password: string }
  return (await payload.create({ collection: 'users', data, depth: 0, context: IMPORT })).id
}

async function createRound(payload: Payload, eventId: string, ids: string[]): Promise<string> {
  const times = { opensAt: inDays(-5), closesAt: inDays(14) }
  const inLanguage = (locale: Locale, saved?: ReviewRound) => ({
    title: textIn(round.title, locale),
    criteria: round.criteria.map(({ key, weight, label, anchors }, index) => ({ key, weight, label: textIn(label, locale), anchors: textsIn(anchors, locale), ...(saved && { id: saved.criteria?.[index]?.id }) })),
  })
  const data = { ...inLanguage(DEFAULT_LOCALE), ...times, event: eventId, phase: 'reading' as const, readings: READINGS, places: event.capacity, isBlind: true, shownFields: ['country' as const], jurors: ids }
  const created: ReviewRound = await payload.create({ collection: 'review-rounds', data, locale: DEFAULT_LOCALE, depth: 0, context: IMPORT })
  for (const locale of otherLocales(DEFAULT_LOCALE)) await payload.update({ collection: 'review-rounds', id: created.id, data: inLanguage(locale, created), locale, depth: 0, context: IMPORT })
  return created.id
}

/** In the evening of a day from today, at eight in Tbilisi. */
function inDays(days: number): string {
  return new Date((Math.floor(Date.now() / DAY) + days) * DAY + 16 * HOUR).toISOString()
}

function textIn(texts: Partial<Record<Locale, string>>, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? ''
}

function textsIn(texts: Partial<Record<Locale, string[]>>, locale: Locale): string[] {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? []
}

async function createApplication(payload: Payload, eventId: string, { fullName, email, country, organization, projectName, motivation, source, daysAgo, wrong, ...chosen }: (typeof applications)[number]): Promise<string> {
  const { locale, projectStage } = chosen as Pick<Accelerator, 'locale' | 'projectStage'>
  const createdAt = new Date(Date.now() - daysAgo * DAY).toISOString()
  const data = { fullName, email, country, organization, projectName, projectStage, motivation, source, locale, event: eventId, answers: wrong ? { wrong } : {}, state: 'received' as const, toldState: 'received' as const, createdAt }
  return (await payload.create({ collection: 'accelerators', data, depth: 0, context: IMPORT })).id
}

interface DemoReview extends Pick<ReviewAssignment, 'state' | 'scores' | 'note' | 'text' | 'sentAt'> {
  application: string
  juror: string
}

/** Who reads what, and what they gave it so far: the same at every start. */
function reviews(): DemoReview[] {
  const random = seededRandom(event.identifier)
  const leniencies = new Map(jurors.map(({ email, leniency }) => [email, leniency]))
  const readable = applications.map(({ email, locale }) => ({ id: email, track: null, eligible: jurors.flatMap((juror) => (juror.languages.includes(locale) ? [juror.email] : [])) }))
  const { readings } = assignReviews(readable, DEMO_JURORS, { readings: READINGS, fixed: [], seed: event.identifier })
  return applications.flatMap(({ email, quality, note = '', text = '' }, index) => {
    const sent = index < READ ? READINGS : index < NEARLY_READ ? READINGS - 1 : index % 2
    return readings
      .filter(({ application }) => application === email)
      .map(({ application, juror }, seat): DemoReview => {
        if (seat >= sent) return { application, juror, state: 'open' }
        const score = () => Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, Math.round(quality + (leniencies.get(juror) ?? 0) / 2 + 1.4 * (random() - 0.5))))
        const scores = Object.fromEntries(round.criteria.map(({ key }) => [key, score()]))
        return { application, juror, state: 'sent', scores, sentAt: new Date(Date.now() - (1 + seat) * DAY).toISOString(), ...(seat === 0 && { note, text }) }
      })
  })
}
