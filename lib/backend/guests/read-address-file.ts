import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { FileProblem } from './file-problem'
import { findHeadings, isBlank } from './find-headings'
import { readGuestColumns } from './guest-columns'
import { languageFromText } from './guest-rows'
import { readTable } from './read-table'

/** A row of a list of addresses, as it stands there. */
export interface ListedAddress {
  email: string
  fullName: string
  locale: Locale
}

/** What a list of addresses holds. */
export interface AddressFile {
  addresses: ListedAddress[]
  /** Why its rows cannot be read; empty otherwise. */
  problem: string
}

/** Reads a list of addresses, with names and languages where it has them: in a thread, as a file of guests. */
export async function readAddressFile(file: Uint8Array): Promise<AddressFile> {
  try {
    const table = await readTable(file)
    const { names, end } = findHeadings(table)
    const columns = readGuestColumns(names)
    if (!columns.email) throw new FileProblem('One of the first rows must name the columns; there is no “Email”.')
    const cellsOf = (row: readonly string[], indexes: readonly number[] = []) => indexes.map((index) => (row[index] ?? '').trim()).filter(Boolean)
    const addresses = table.slice(end).filter((row) => !isBlank(row)).map((row) => {
      const [email = ''] = cellsOf(row, columns.email)
      const [whole] = cellsOf(row, columns.fullName)
      const fullName = whole ?? [...cellsOf(row, columns.firstName).slice(0, 1), ...cellsOf(row, columns.lastName).slice(0, 1)].join(' ')
      const [language = ''] = cellsOf(row, columns.language)
      return { email, fullName: fullName.slice(0, 200), locale: languageFromText(language) ?? DEFAULT_LOCALE }
    })
    return { addresses, problem: '' }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    return { addresses: [], problem: error.message }
  }
}
