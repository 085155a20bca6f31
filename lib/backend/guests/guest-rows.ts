import { GuestSchema, type Guest, type GuestColumn } from '@/lib/contract/desk/guests'
import { MOST_COMPANIONS } from '@/lib/contract/fields/registration-fields'
import { NameSchema } from '@/lib/contract/fields/contact-fields'
import { REGISTRATION_KINDS, REGISTRATION_STATES } from '@/lib/contract/registrations'
import { DEFAULT_LOCALE, LOCALES, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { foldForSearch } from '@/lib/site/search/search-fold'
import { countryFromText } from '@/lib/site/text/countries/country-from-text'
import { cellProblem, isCellError } from './cell-errors'
import { FileProblem } from './file-problem'
import { findHeadings, isBlank } from './find-headings'
import { readGuestColumns, type ChosenColumns, type GuestColumns } from './guest-columns'

/** A guest as a file names one. */
export interface ImportedGuest extends Guest {
  locale: Locale
  /** For colleagues. */
  notes: string
  /** The names of those whom the guest brings. */
  companions: string[]
}

/** A row of a file, checked by itself. */
export interface CheckedRow {
  /** As a spreadsheet counts. */
  row: number
  fullName: string
  email: string
  /** Null for a row that is left out, and for a companion, who comes with the guest of another row. */
  guest: ImportedGuest | null
  /** Whether the guest of another row brings them. */
  isCompanion: boolean
  /** Whether by the file they have no seat, or gave it back. */
  absence: 'withdrawn' | 'skipped' | null
  errors: string[]
  warnings: string[]
}

const KINDS: Record<(typeof REGISTRATION_KINDS)[number], string[]> = {
  guest: ['სტუმარი', 'მონაწილე', 'participant', 'attendee', 'visitor'],
  speaker: ['სპიკერი', 'მომხსენებელი'],
  partner: ['პარტნიორი', 'sponsor', 'სპონსორი'],
  staff: ['გუნდი', 'team', 'organiser', 'organizer', 'ორგანიზატორი'],
}

/** The words for where somebody stands: those of this site, of Luma, Eventbrite and pretix. */
const STATES: Record<(typeof REGISTRATION_STATES)[number], string[]> = {
  confirmed: ['registered', 'approved', 'attending', 'going', 'checked in', 'paid', 'accepted', 'yes', 'რეგისტრირებული', 'დარეგისტრირებული', 'დადასტურებული', 'დიახ', 'კი'],
  waiting: ['on the waiting list', 'waiting list', 'waitlist', 'waitlisted', 'pending', 'pending approval', 'მოლოდინის სია', 'მოლოდინის სიაში'],
  offered: ['offered a seat', 'invited', 'invitation sent', 'მოწვეული', 'მოწვეულია'],
  withdrawn: ['cancelled', 'canceled', 'declined', 'not attending', 'not going', 'deleted', 'expired', 'refunded', 'no', 'გაუქმებული', 'გააუქმა', 'უარი', 'არა', 'ვერ მოდის'],
}

const wordsOf = <Value extends string>(table: Record<Value, string[]>) =>
  new Map((Object.entries(table) as [Value, string[]][]).flatMap(([value, words]) => [value, `${value}s`, ...words].map((word) => [foldForSearch(word), value] as const)))

const KIND_WORDS = wordsOf(KINDS)
const STATE_WORDS = wordsOf(STATES)

/** What staff may write for each language: its code, or its name in any of them. */
const LANGUAGES = new Map(
  LOCALES.flatMap((locale) => {
    const names = LOCALES.map((reader) => new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale)
    return [locale, LOCALE_TABLE[locale].cookieValue, LOCALE_TABLE[locale].ownName, ...names].map((name) => [foldForSearch(name), locale] as const)
  }),
)

/** The language that a cell names, in any language. */
export function languageFromText(text: string): Locale | undefined {
  return LANGUAGES.get(foldForSearch(text))
}

const NO_NAME = 'There is no name, or it is too long.'
const NO_EMAIL = 'There is no email address.'
const BAD_EMAIL = 'This is not a complete email address.'

/** What a cell that can be done without should hold. */
const EXPECTED: Partial<Record<GuestColumn, string>> = {
  phone: 'a phone number has the code of its country, such as +995',
  country: 'there is no such country',
  kind: 'the kind is guest, speaker, partner or staff',
  state: 'there is no such status',
  language: 'the language is English or Georgian',
  companions: `names of at most ${MOST_COMPANIONS}, or how many there are`,
}

const TOO_LONG = 'it is too long'
const LONGEST_NOTES = 5000

/** How much is shown of a cell, and of headings that are not understood. */
const QUOTED = 10
const QUOTED_LENGTH = 40
/** How much is kept of a name or an address that cannot be used. */
const SHOWN_LENGTH = 254

const GEORGIAN = /\p{Script=Georgian}/u

/** @throws FileProblem when names or addresses are missing from the table altogether */
export function checkGuestRows(table: readonly (readonly string[])[], chosen: ChosenColumns = {}): CheckedRow[] {
  const { names: headings, end } = findHeadings(table)
  const body = table.slice(end)
  if (body.every(isBlank)) throw new FileProblem('The file has no rows below its headings.')
  const columns = readGuestColumns(headings, chosen)
  const hasName = columns.fullName ?? columns.firstName ?? columns.lastName
  const missing = [...(hasName ? [] : ['“Name”']), ...(columns.email ? [] : ['“Email”'])]
  if (missing.length > 0) throw new FileProblem(missingColumns(missing, headings))
  const rows = body.flatMap((cells, index) => (isBlank(cells) ? [] : [checkRow(end + index + 1, cells, headings, columns)]))
  return withCompany(withoutDoubles(rows))
}

function missingColumns(missing: readonly string[], headings: readonly string[]): string {
  const found = headings.map((heading) => heading.trim()).filter(Boolean)
  const quoted = found.slice(0, QUOTED).map(quote)
  return `One of the first rows must name the columns; there is no ${missing.join(' and no ')}. It says ${quoted.join(', ')}${found.length > QUOTED ? ' and more' : ''}.`
}

const quote = (text: string) => `“${text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text}”`

function checkRow(row: number, cells: readonly string[], headings: readonly string[], columns: GuestColumns): CheckedRow {
  const errors: string[] = []
  const warnings: string[] = []
  const findCell = (column: GuestColumn) => {
    const filled = (columns[column] ?? []).filter((index) => (cells[index] ?? '').trim() !== '')
    return filled.find((index) => !isCellError((cells[index] ?? '').trim())) ?? filled[0]
  }
  const headingOf = (index: number) => (headings[index] ?? '').replace(/\s+/g, ' ').trim()
  /** The text of a cell; one that a spreadsheet could not work out is told of. */
  const read = (column: GuestColumn, told = warnings): string => {
    const index = findCell(column)
    const text = index === undefined ? '' : (cells[index] ?? '').trim()
    if (index === undefined || !isCellError(text)) return text
    told.push(`${cellProblem(headingOf(index), text)}${told === warnings ? ' It is left out.' : ''}`)
    return ''
  }
  const leaveOut = (column: GuestColumn, reason: string) => {
    const index = findCell(column) ?? 0
    warnings.push(`“${headingOf(index)}” is left out, since ${reason}: ${quote((cells[index] ?? '').trim())}.`)
  }
  /** What a cell that can be done without says, or nothing. */
  function optional<Value>(column: GuestColumn, parse: (text: string) => Value | null | undefined): Value | null {
    const text = read(column)
    const value = text === '' ? null : (parse(text) ?? null)
    if (text !== '' && value === null) leaveOut(column, EXPECTED[column] ?? TOO_LONG)
    return value
  }
  const asField = (field: 'phone' | 'organization' | 'position' | 'note') => optional(field, (text) => GuestSchema.shape[field].safeParse(text).data) ?? ''

  const fullName = nameOf((column) => read(column, errors))
  const email = read('email', errors)
  const name = GuestSchema.shape.fullName.safeParse(fullName)
  const address = GuestSchema.shape.email.safeParse(email)
  const hasFailed = (column: GuestColumn) => isCellError((cells[findCell(column) ?? -1] ?? '').trim())
  if (!name.success && !(['fullName', 'firstName', 'lastName'] as const).some(hasFailed)) errors.push(NO_NAME)
  if (!address.success && !hasFailed('email')) errors.push(email === '' ? NO_EMAIL : BAD_EMAIL)
  const status = foldForSearch(read('state'))
  const state = STATE_WORDS.get(status)
  // What offices call a status may be the kind of a guest.
  const kindOfStatus = KIND_WORDS.get(status)
  if (status !== '' && !state && !kindOfStatus) leaveOut('state', EXPECTED.state ?? '')
  const locale = optional('language', languageFromText) ?? (GEORGIAN.test(fullName) ? 'ka' : DEFAULT_LOCALE)
  const rest = {
    phone: asField('phone'),
    organization: asField('organization'),
    position: asField('position'),
    country: optional('country', countryFromText) ?? '',
    kind: optional('kind', (text) => KIND_WORDS.get(foldForSearch(text))) ?? kindOfStatus ?? 'guest',
    note: asField('note'),
    notes: optional('notes', (text) => (text.length > LONGEST_NOTES ? null : text)) ?? '',
    companions: optional('companions', (text) => readCompanions(text, fullName, locale)) ?? [],
    locale,
  }
  const guest = name.success && address.success && errors.length === 0 ? { ...rest, fullName: name.data, email: address.data } : null
  const absence = state === 'withdrawn' ? 'withdrawn' : state === undefined || state === 'confirmed' ? null : 'skipped'
  if (absence) warnings.push(`“${headingOf(findCell('state') ?? 0)}” says ${quote((cells[findCell('state') ?? 0] ?? '').trim())}.`)
  return { row, fullName: fullName.slice(0, SHOWN_LENGTH), email: email.slice(0, SHOWN_LENGTH), guest, isCompanion: read('companionOf') !== '', absence, errors, warnings }
}

/** A full name wins; the last one is joined to the first alone. */
function nameOf(read: (column: GuestColumn) => string): string {
  const name = read('fullName') || [read('firstName'), read('middleName'), read('lastName')].filter(Boolean).join(' ')
  return name.replace(/\s+/g, ' ')
}

/** Names, or how many there are: "Gia, Luka", "Gia and Luka", "+1". */
function readCompanions(text: string, host: string, locale: Locale): string[] | null {
  const [, digits] = /^\+?\s*(\d{1,2})$/.exec(text) ?? []
  const t = getTranslations({ locale, namespace: 'CompanionFields' })
  const count = Number(digits)
  const names = digits ? Array.from({ length: Math.min(count, MOST_COMPANIONS + 1) }, (_, index) => t('unnamed', { host, number: index + 1, count })) : text.split(/[,;\n&]|\s(?:and|და)\s/)
  const parsed = names.filter((name) => name.trim() !== '').map((name) => NameSchema.safeParse(name))
  const read = parsed.flatMap(({ data }) => (data ? [data] : []))
  return read.length === parsed.length && read.length <= MOST_COMPANIONS ? read : null
}

const addressOf = ({ guest, email }: CheckedRow) => (guest?.email ?? email).toLowerCase()

/** The first row with an address has it; a companion shares that of whoever brings them. */
function withoutDoubles(rows: readonly CheckedRow[]): CheckedRow[] {
  const seen = new Map<string, number>()
  return rows.map((checked) => {
    // Of a row that is left out, the address is free.
    if (!checked.guest || checked.isCompanion) return checked
    const before = seen.get(addressOf(checked))
    if (before !== undefined) return { ...checked, guest: null, errors: [`Row ${before} has the same email address.`] }
    seen.set(addressOf(checked), checked.row)
    return checked
  })
}

/** Hands companions that have rows of their own to the guests who bring them. */
function withCompany(rows: readonly CheckedRow[]): CheckedRow[] {
  const hosts = new Map<string, { row: CheckedRow; companions: string[] }>()
  for (const row of rows) if (row.guest && !row.isCompanion) hosts.set(addressOf(row), { row, companions: [...row.guest.companions] })
  const company = rows.flatMap((row): CheckedRow[] => {
    if (!row.isCompanion || !row.guest) return []
    const host = hosts.get(addressOf(row))
    if (!host) return [{ ...row, guest: null, errors: ['The guest whom they come with is not in the file: they share an email address.'] }]
    if (host.row.absence || row.absence) return [{ ...row, guest: null, absence: row.absence ?? host.row.absence }]
    if (host.companions.length >= MOST_COMPANIONS) return [{ ...row, guest: null, errors: [`A guest brings at most ${MOST_COMPANIONS}.`] }]
    host.companions.push(row.guest.fullName)
    return [{ ...row, guest: null }]
  })
  const withTheirs = [...hosts.values()].map(({ row, companions }) => ({ ...row, guest: row.guest && { ...row.guest, companions } }))
  const changed = new Map([...company, ...withTheirs].map((row) => [row.row, row]))
  return rows.map((row) => changed.get(row.row) ?? row)
}
