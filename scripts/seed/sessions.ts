import participants from '@/lib/backend/demo/content/participants.json'
import { MINUTE } from '@/lib/site/text/durations'
import { withColon } from './articles'
import { paragraph, SESSION_KINDS, SESSION_NOTES, SESSION_TEXTS, STAGES } from './phrases'
import type { Random } from './random'

/** Minutes after midnight between which sessions take place. */
const OPENING = 9 * 60
const CLOSING = 20 * 60
const BREAK = 15
const LENGTHS = [30, 45, 45, 60, 90]
/** How many speak, by the format. */
const SPEAKERS: Record<string, number> = { keynote: 1, panel: 3, workshop: 1, conversation: 2, social: 0 }

/** A time during which a speaker is on a stage, in milliseconds. */
export interface Appearance {
  speaker: string
  from: number
  to: number
}

interface Surroundings {
  random: Random
  /** The key of the event. */
  event: string
  /** The tz database's name of the event's zone. */
  timeZone: string
  /** The days of the event, each with its calendar date. */
  days: readonly { id: string; date: string }[]
  /** The keys of those who speak at the event. */
  speakers: readonly string[]
  /** When they are on a stage already. */
  appearances: readonly Appearance[]
}

/**
 * Makes up sessions, spread evenly over the days of an event, on as many stages as that takes. Nobody
 * speaks in two places at once, and on no stage do two sessions overlap.
 */
export function makeSessions(count: number, { random, event, timeZone, days, speakers, appearances }: Surroundings) {
  const known = [...appearances]
  return days.flatMap((day, index) => {
    const ofDay = Math.floor((count * (index + 1)) / days.length) - Math.floor((count * index) / days.length)
    return placeInDay(random, ofDay)
      .sort((one, other) => one.from - other.from)
      .map(({ stage, from, to }) => {
        const kind = random.pick(SESSION_KINDS)
        const [startsAt, endsAt] = [instantOf(day.date, from, timeZone), instantOf(day.date, to, timeZone)]
        return {
          id: random.uuid(),
          event,
          sessionDay: day.id,
          title: withColon(kind.title, random.pick(participants).project),
          description: paragraph(random, SESSION_TEXTS, SESSION_NOTES),
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
          stage,
          format: kind.format,
          speakers: book(random, known, speakers, SPEAKERS[kind.format] ?? 0, startsAt, endsAt),
        }
      })
  })
}

/** Finds places for sessions of one day, stage after stage in turn. Times are minutes after midnight. */
function placeInDay(random: Random, count: number) {
  const places: { stage: (typeof STAGES)[number]; from: number; to: number }[] = []
  for (let number = 0; places.length < count; number++) {
    let from = OPENING + BREAK * random.below(3)
    while (places.length < count) {
      const to = from + random.pick(LENGTHS)
      if (to > CLOSING) break
      places.push({ stage: stageOf(number), from, to })
      from = to + BREAK
    }
  }
  return places
}

/** A stage by its number; when the names are used up they come again with a number. */
function stageOf(number: number): (typeof STAGES)[number] {
  const { en, ka } = STAGES[number % STAGES.length] ?? { en: 'Stage', ka: 'სცენა' }
  const round = Math.floor(number / STAGES.length) + 1
  return round === 1 ? { en, ka } : { en: `${en} ${round}`, ka: `${ka} ${round}` }
}

/** Books speakers who are free, and notes it; fewer when there are not enough. */
function book(random: Random, known: Appearance[], speakers: readonly string[], wanted: number, from: number, to: number) {
  const busy = new Set(known.filter((other) => other.from < to && from < other.to).map(({ speaker }) => speaker))
  const free = speakers.filter((speaker) => !busy.has(speaker))
  const booked: string[] = []
  while (booked.length < wanted && free.length > 0) booked.push(...free.splice(random.below(free.length), 1))
  known.push(...booked.map((speaker) => ({ speaker, from, to })))
  return booked
}

/**
 * The instant at which a clock in a time zone shows a time.
 *
 * @param date the calendar day, such as 2027-05-13
 * @param minutes after midnight
 * @returns milliseconds since 1970
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(asUtc)
  const offset = /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')
  if (!offset) return asUtc
  const [, sign, hours, rest] = offset
  return asUtc - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest)) * MINUTE
}
