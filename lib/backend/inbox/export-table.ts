import type { PayloadRequest, Where } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import type { Cell } from '@/lib/site/text/spreadsheet'
import type { InboxSlug } from '../access/desk'
import { EXPORT_COLUMNS } from './export-columns'
import { answerText, readQuestions } from './questions'

interface Row extends Record<string, unknown> {
  event?: unknown
  answers?: unknown
}

const INSTANT_FIELDS = ['createdAt', 'confirmedAt']

/**
 * Builds the rows of an export, headings first: the columns of the collection, then one for each question of the
 * events that occur. Only documents that the user of the request may read are in it.
 */
export async function exportTable(req: PayloadRequest, slug: InboxSlug, where: Where): Promise<Cell[][]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const rows = docs.map((document): Row => ({ ...document }))
  const eventIds = [...new Set(rows.flatMap(({ event }) => (typeof event === 'string' ? [event] : [])))]
  const events = await readQuestions(req, eventIds, slug === 'accelerators' ? 'application' : 'registration')
  const questions = [...new Map([...events.values()].flatMap((event) => event.questions.map((question) => [question.key, question]))).values()]
  const columns = EXPORT_COLUMNS[slug]
  return [
    [...columns.map(([, heading]) => heading), ...questions.map(({ key, label }) => `${key}: ${label}`)],
    ...rows.map((row) => {
      const event = events.get(String(row.event))
      return [
        ...columns.map(([field]) => toCell(field, field === 'event' ? event?.title : row[field])),
        ...questions.map(({ key }) => {
          const question = event?.questions.find((one) => one.key === key)
          return question ? answerText(answerTo(key, row.answers), question) : ''
        }),
      ]
    }),
  ]
}

function answerTo(key: string, answers: unknown): unknown {
  return typeof answers === 'object' && answers !== null ? new Map(Object.entries(answers)).get(key) : undefined
}

function toCell(field: string, value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (INSTANT_FIELDS.includes(field)) return instantText(String(value))
  return typeof value === 'number' ? value : String(value)
}

/** An instant as spreadsheets read it, in the time zone of the organisation. */
function instantText(instant: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: SITE_TIME_ZONE })
  return format.format(new Date(instant))
}
