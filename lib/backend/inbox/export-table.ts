import type { PayloadRequest, Where } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/site/constants'
import type { Cell } from '@/lib/site/text/spreadsheet'
import { answerText, readQuestions, type AskedQuestion } from './questions'
import type { InboxSlug } from '../access/desk'

type Row = Record<string, unknown>

/** What is handed over of each collection: the stored field, and what its column is called. */
const COLUMNS: Record<InboxSlug, [field: string, heading: string][]> = {
  registrations: [
    ['event', 'Event'],
    ['number', 'Order of arrival'],
    ['state', 'State'],
    ['fullName', 'Name'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['organization', 'Organisation'],
    ['position', 'Position'],
    ['country', 'Country'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['notes', 'Notes'],
  ],
  accelerators: [
    ['event', 'Event'],
    ['state', 'State'],
    ['fullName', 'Name'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['country', 'Country'],
    ['birthDate', 'Date of birth'],
    ['organization', 'Organisation'],
    ['projectName', 'Project'],
    ['projectStage', 'Stage of the project'],
    ['motivation', 'Motivation'],
    ['link', 'Link'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['notes', 'Notes'],
  ],
  subscriptions: [
    ['email', 'E-mail'],
    ['state', 'State'],
    ['fullName', 'Name'],
    ['organization', 'Organisation'],
    ['country', 'Country'],
    ['subject', 'What they wrote'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['confirmedAt', 'Confirmed'],
    ['notes', 'Notes'],
  ],
  messages: [
    ['state', 'State'],
    ['kind', 'Form'],
    ['fullName', 'Name'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['subject', 'Subject'],
    ['message', 'Message'],
    ['link', 'Link'],
    ['locale', 'Language'],
    ['createdAt', 'Sent'],
    ['notes', 'Notes'],
  ],
}

const MOMENTS = ['createdAt', 'confirmedAt']

/**
 * Builds the rows of an export, the first of them headings: the fields of the collection, then a column for
 * each question of the events that occur.
 *
 * @param where which documents; only those that whoever asks may read
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
  const rows = docs as unknown as Row[]
  const keys = [...new Set(rows.flatMap(({ event }) => (typeof event === 'string' ? [event] : [])))]
  const events = await readQuestions(req, keys, slug === 'accelerators' ? 'application' : 'registration')
  const questions = [...new Map([...events.values()].flatMap((event) => event.questions.map((question) => [question.key, question]))).values()]
  const columns = COLUMNS[slug]
  return [
    [...columns.map(([, heading]) => heading), ...questions.map(({ key, label }) => `${key}: ${label}`)],
    ...rows.map((row) => [
      ...columns.map(([field]) => toCell(field, field === 'event' ? events.get(String(row.event))?.title : row[field])),
      ...questions.map(({ key }) => toAnswer(row, events.get(String(row.event))?.questions.find((question) => question.key === key))),
    ]),
  ]
}

function toAnswer(row: Row, question: AskedQuestion | undefined): Cell {
  return question ? answerText(question, ((row.answers ?? {}) as Row)[question.key]) : ''
}

function toCell(field: string, value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (MOMENTS.includes(field)) return momentText(String(value))
  return typeof value === 'number' ? value : String(value)
}

/** A moment as spreadsheets read it, by the clock of the organisation. */
function momentText(instant: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: SITE_TIME_ZONE })
  return format.format(new Date(instant))
}
