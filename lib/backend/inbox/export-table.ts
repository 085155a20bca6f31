import type { FlattenedField, Option, PayloadRequest, Where } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { toWallTime } from '@/lib/site/text/wall-time'
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
  const words = wordsOfChoices(req.payload.collections[slug].config.flattenedFields)
  return [
    [...columns.map(([, heading]) => heading), ...questions.map(({ key, label }) => `${key}: ${label}`)],
    ...rows.map((row) => {
      const event = events.get(String(row.event))
      return [
        ...columns.map(([field]) => {
          const value = field === 'event' ? event?.title : row[field]
          return INSTANT_FIELDS.includes(field) ? instantText(value, event?.timeZone) : toCell(value, words.get(field))
        }),
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

/** What the screens call the choices of each select field. */
function wordsOfChoices(fields: readonly FlattenedField[]): Map<string, Map<string, string>> {
  const choices = fields.flatMap((field) => (field.type === 'select' ? [[field.name, field.options.map(toWord)] as const] : []))
  return new Map(choices.map(([name, options]) => [name, new Map(options)]))
}

function toWord(option: Option): [string, string] {
  if (typeof option === 'string') return [option, option]
  return [option.value, typeof option.label === 'string' ? option.label : option.value]
}

function toCell(value: unknown, words?: ReadonlyMap<string, string>): Cell {
  if (value === null || value === undefined) return ''
  return typeof value === 'number' ? value : (words?.get(String(value)) ?? String(value))
}

/** An instant as spreadsheets read it, by the clock of the event; by the organisation's where there is none. */
function instantText(instant: unknown, timeZone = SITE_TIME_ZONE): string {
  return typeof instant === 'string' ? toWallTime(instant, timeZone).replace('T', ' ') : ''
}
