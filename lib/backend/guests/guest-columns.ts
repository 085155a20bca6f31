import type { Guest } from '@/lib/contract/desk/guests'
import { foldForSearch } from '@/lib/site/search/search-fold'

type Column = keyof Guest | 'lastName' | 'language'

/** How columns are called, in either language; of several the first that a file has counts. */
const NAMES: Record<Column, readonly string[]> = {
  fullName: ['name', 'full name', 'fullname', 'first name', 'firstname', 'guest', 'სახელი', 'სახელი და გვარი', 'სახელი, გვარი', 'სტუმარი'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'გვარი'],
  email: ['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'ელფოსტა', 'ელ. ფოსტა', 'ელ-ფოსტა', 'მეილი'],
  phone: ['phone', 'telephone', 'mobile', 'phone number', 'ტელეფონი', 'მობილური'],
  organization: ['organisation', 'organization', 'company', 'ორგანიზაცია', 'კომპანია'],
  position: ['position', 'role', 'title', 'job title', 'თანამდებობა', 'პოზიცია'],
  country: ['country', 'ქვეყანა'],
  kind: ['kind', 'type', 'category', 'სტატუსი', 'კატეგორია', 'ტიპი'],
  note: ['note', 'notes', 'comment', 'შენიშვნა', 'კომენტარი'],
  language: ['language', 'lang', 'ენა'],
}

/** The columns of a file by their content. */
export type GuestColumns = Partial<Record<Column, number>>

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Where the headings of a table are: in the first row that is not blank. */
export function headingsAt(rows: readonly string[][]): number {
  return rows.findIndex((cells) => !isBlank(cells))
}

export function headingsOf(rows: readonly string[][]): readonly string[] {
  return rows[headingsAt(rows)] ?? []
}

/** The headings of unknown columns. */
export function unknownColumns(headings: readonly string[]): string[] {
  const known = new Set<number>(Object.values(readGuestColumns(headings)))
  return headings.filter((heading, index) => heading.trim() !== '' && !known.has(index))
}

/** Recognises the columns by the headings. */
export function readGuestColumns(headings: readonly string[]): GuestColumns {
  const given = headings.map((heading) => foldForSearch(heading).trim())
  const columns: GuestColumns = {}
  for (const [column, names] of Object.entries(NAMES) as [Column, readonly string[]][]) {
    const index = given.findIndex((heading) => names.some((name) => foldForSearch(name) === heading))
    if (index >= 0) columns[column] = index
  }
  return columns
}
