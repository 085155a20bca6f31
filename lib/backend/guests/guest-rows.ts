import { GuestSchema, type Guest } from '@/lib/contract/desk/guests'
import { REGISTRATION_KINDS } from '@/lib/contract/registrations'
import { DEFAULT_LOCALE, LOCALES, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { foldForSearch } from '@/lib/site/search/search-fold'
import { countryFromText } from '@/lib/site/text/country-from-text'
import { cellProblem, isCellError } from './cell-errors'
import { headingsAt, isBlank, readGuestColumns, type GuestColumns } from './guest-columns'

/** A row of a file, checked by itself. */
export interface CheckedRow {
  /** As a spreadsheet counts. */
  row: number
  fullName: string
  email: string
  guest: (Guest & { locale: Locale }) | null
  errors: string[]
}

const KINDS: Record<(typeof REGISTRATION_KINDS)[number], string> = { guest: 'სტუმარი', speaker: 'სპიკერი', partner: 'პარტნიორი', staff: 'გუნდი' }

/** What staff may write for each language: its code, or its name in any of them. */
const LANGUAGES = new Map(
  LOCALES.flatMap((locale) => {
    const names = LOCALES.map((reader) => new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale)
    return [locale, LOCALE_TABLE[locale].cookieValue, LOCALE_TABLE[locale].ownName, ...names].map((name) => [foldForSearch(name), locale] as const)
  }),
)

const PROBLEMS: Partial<Record<string, string>> = {
  fullName: 'There is no name, or it is too long.',
  email: 'This is not a complete email address.',
  phone: 'The phone number needs the code of its country, such as +995.',
  country: 'There is no such country. Use its name or its two letters, such as GE.',
  noEmail: 'There is no email address.',
  language: 'The language is English or Georgian.',
  kind: 'The kind is guest, speaker, partner or staff.',
}

/** Of the headings that were found, where none is as it should be. */
const QUOTED = 10
const QUOTED_LENGTH = 40

const GEORGIAN = /\p{Script=Georgian}/u

/** @throws Error with a sentence for staff when names or addresses are missing from the table altogether */
export function checkGuestRows(table: readonly string[][]): CheckedRow[] {
  const start = headingsAt(table)
  const [headings = [], ...body] = table.slice(Math.max(start, 0))
  if (body.every(isBlank)) throw new Error('The file has no rows below its headings.')
  const columns = readGuestColumns(headings)
  const missing = (['fullName', 'email'] as const).filter((name) => columns[name] === undefined)
  if (missing.length > 0) throw new Error(missingColumns(missing, headings))
  const seen = new Map<string, number>()
  return body.flatMap((cells, index) => {
    if (isBlank(cells)) return []
    const checked = checkRow(start + index + 2, cells, headings, columns)
    const email = checked.email.toLowerCase()
    const before = seen.get(email)
    if (before !== undefined && checked.guest) return [{ ...checked, guest: null, errors: [`Row ${before} has the same email address.`] }]
    // Of a row that is left out, the address is free.
    if (checked.guest) seen.set(email, checked.row)
    return [checked]
  })
}

function missingColumns(missing: readonly ('fullName' | 'email')[], headings: readonly string[]): string {
  const found = headings.map((heading) => heading.trim()).filter(Boolean)
  const quoted = found.slice(0, QUOTED).map((heading) => `“${heading.slice(0, QUOTED_LENGTH)}”`)
  const names = missing.map((name) => (name === 'email' ? '“Email”' : '“Name”')).join(' and no ')
  return `The first row must name the columns; there is no ${names}. It says ${quoted.join(', ')}${found.length > QUOTED ? ' and more' : ''}.`
}

function checkRow(row: number, cells: readonly string[], headings: readonly string[], columns: GuestColumns): CheckedRow {
  const written = (name: keyof GuestColumns) => (columns[name] === undefined ? '' : (cells[columns[name]] ?? '').trim())
  const cell = (name: keyof GuestColumns) => (isCellError(written(name)) ? '' : written(name))
  const failed = (Object.keys(columns) as (keyof GuestColumns)[]).filter((name) => isCellError(written(name)))
  const fullName = [cell('fullName'), cell('lastName')].filter(Boolean).join(' ').replace(/\s+/g, ' ')
  const country = cell('country')
  const parsed = GuestSchema.safeParse({
    fullName,
    email: cell('email'),
    phone: cell('phone'),
    organization: cell('organization'),
    position: cell('position'),
    country: countryFromText(country) ?? country,
    kind: toKind(cell('kind')),
    note: cell('note'),
  })
  const language = foldForSearch(cell('language'))
  const locale = language === '' ? (GEORGIAN.test(fullName) ? 'ka' : DEFAULT_LOCALE) : LANGUAGES.get(language)
  const wrong = [
    ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => (path[0] === 'email' && cell('email') === '' ? 'noEmail' : String(path[0])))),
    ...(locale ? [] : ['language']),
  ]
  const failures = failed.map((name) => cellProblem(headings[columns[name] ?? 0] ?? name, written(name)))
  const others = [...new Set(wrong)].filter((name) => !failed.some((one) => name === one || (name === 'noEmail' && one === 'email') || (name === 'fullName' && one === 'lastName')))
  const errors = [...failures, ...others.map((name) => PROBLEMS[name] ?? `“${name}” is too long.`)]
  return { row, fullName, email: parsed.data?.email ?? cell('email'), guest: parsed.success && locale && failed.length === 0 ? { ...parsed.data, locale } : null, errors }
}

function toKind(text: string): string {
  const folded = foldForSearch(text)
  if (folded === '') return 'guest'
  return REGISTRATION_KINDS.find((kind) => folded === kind || folded === `${kind}s` || folded === foldForSearch(KINDS[kind])) ?? text
}
