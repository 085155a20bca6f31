import { setImmediate } from 'node:timers/promises'
import type { FlattenedField, Option, PayloadRequest, Where } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { toWallTime } from '@/lib/site/text/wall-time'
import type { Cell } from '@/lib/site/text/spreadsheet'
import type { InboxSlug } from '../access/desk'
import { relationId } from '../database/relation-id'
import { EXPORT_COLUMNS } from './export-columns'
import { answerText, readQuestions } from './questions'

interface Row extends Record<string, unknown> {
  event?: unknown
  email?: unknown
  companion?: unknown
  answers?: unknown
}

const INSTANT_FIELDS = ['createdAt', 'confirmedAt', 'checkedInAt']

/** How many rows are read at a time; between two such reads everybody else has their turn. */
const SLICE = 50

/**
 * Reads the rows of an export in slices, headings first: the columns of the collection, then one for each question of
 * the events that occur. Only documents that the user of the request may read are in it.
 */
export async function* exportTable(req: PayloadRequest, slug: InboxSlug, where: Where): AsyncGenerator<Cell[][]> {
  const eventIds = slug === 'registrations' || slug === 'accelerators' ? await eventsIn(req, slug, where) : []
  const events = await readQuestions(req, eventIds, slug === 'accelerators' ? 'application' : 'registration')
  const questions = [...new Map([...events.values()].flatMap((event) => event.questions.map((question) => [question.key, question]))).values()]
  const columns = EXPORT_COLUMNS[slug]
  const words = wordsOfChoices(req.payload.collections[slug].config.flattenedFields)
  yield [[...columns.map(([, heading]) => heading), ...questions.map(({ key, label }) => `${key}: ${label}`)]]
  for await (const rows of readRows(req, slug, where)) {
    const hosts = slug === 'registrations' ? await hostsOf(req, rows) : new Map<string, string>()
    yield rows.map((row) => {
      const event = events.get(String(row.event))
      return [
        ...columns.map(([field]) => {
          if (field === 'companion') return Number(row.companion) > 0 ? (hosts.get(groupOf(row)) ?? '') : ''
          const value = field === 'event' ? event?.title : row[field]
          return INSTANT_FIELDS.includes(field) ? instantText(value, event?.timeZone) : toCell(value, words.get(field))
        }),
        ...questions.map(({ key }) => {
          const question = event?.questions.find((one) => one.key === key)
          return question ? answerText(answerTo(key, row.answers), question) : ''
        }),
      ]
    })
    await setImmediate()
  }
}

/** Companions have the event and the address of whoever brings them. */
const groupOf = ({ event, email }: Row) => `${String(event)} ${String(email)}`

/** The names of those who bring the companions among some rows, by {@link groupOf}. */
async function hostsOf(req: PayloadRequest, rows: readonly Row[]): Promise<Map<string, string>> {
  const companions = rows.filter(({ companion }) => Number(companion) > 0)
  if (companions.length === 0) return new Map()
  const ofGroup = companions.map(({ event, email }): Where => ({ and: [{ event: { equals: event } }, { email: { equals: email } }] }))
  const where: Where = { and: [{ companion: { equals: 0 } }, { or: ofGroup }] }
  const { docs } = await req.payload.find({ collection: 'registrations', where, select: { event: true, email: true, fullName: true }, depth: 0, pagination: false, req })
  return new Map(docs.map((host) => [groupOf({ ...host }), host.fullName]))
}

async function eventsIn(req: PayloadRequest, collection: 'registrations' | 'accelerators', where: Where): Promise<string[]> {
  const { values } = await req.payload.findDistinct({ collection, field: 'event', where, depth: 0, limit: 0, overrideAccess: false, user: req.user, req })
  return values.map(({ event }) => relationId(event))
}

async function* readRows(req: PayloadRequest, collection: InboxSlug, where: Where): AsyncGenerator<Row[]> {
  let last: { createdAt: string; id: string } | undefined
  for (;;) {
    const { docs } = await req.payload.find({
      collection,
      where: last ? { and: [where, isAfter(last)] } : where,
      sort: ['createdAt', 'id'],
      limit: SLICE,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    yield docs.map((document) => ({ ...document }))
    last = docs.at(-1)
    if (!last || docs.length < SLICE) return
  }
}

/** Behind a row in the order of the export. */
function isAfter({ createdAt, id }: { createdAt: string; id: string }): Where {
  return {
    and: [
      { createdAt: { greater_than_equal: createdAt } },
      { or: [{ createdAt: { greater_than: createdAt } }, { id: { greater_than: id } }] },
    ],
  }
}

function answerTo(key: string, answers: unknown): unknown {
  return typeof answers === 'object' && answers !== null ? new Map(Object.entries(answers)).get(key) : undefined
}

/** The labels of the choices of each select field. */
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
