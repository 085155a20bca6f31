import { COUNTRY_CODES } from '@/lib/contract/fields/country-codes'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { foldForSearch } from '../../search/search-fold'

/** Everyday names that are neither the full nor the short ones of Unicode, as {@link foldName} folds them. */
const ALIASES: Record<string, string[]> = {
  AE: ['uae', 'emirates', 'ემირატები', 'არაბთა გაერთიანებული ემირატები', 'არაბეთის გაერთიანებული საამიროები', 'გაერთიანებული საამიროები'],
  BA: ['ბოსნია', 'ბოსნია ჰერცეგოვინა'],
  BN: ['brunei darussalam'],
  BY: ['ბელორუსია', 'ბელარუსია'],
  CD: ['dr congo', 'drc', 'democratic republic of the congo', 'congo democratic republic of the', 'კონგოს დემოკრატიული რესპუბლიკა'],
  CG: ['congo', 'კონგო', 'კონგოს რესპუბლიკა'],
  CI: ['ivory coast', 'სპილოს ძვლის სანაპირო'],
  CN: ['prc', 'peoples republic of china', 'mainland china', 'ჩინეთის სახალხო რესპუბლიკა'],
  CV: ['cabo verde'],
  CZ: ['czech republic', 'ჩეხეთის რესპუბლიკა'],
  DO: ['დომინიკის რესპუბლიკა', 'დომინიკანის რესპუბლიკა'],
  GB: ['britain', 'great britain', 'england', 'scotland', 'wales', 'northern ireland', 'united kingdom of great britain and northern ireland', 'ბრიტანეთი', 'დიდი ბრიტანეთი', 'ინგლისი', 'შოტლანდია', 'უელსი', 'ჩრდილოეთ ირლანდია'],
  GE: ['sakartvelo'],
  KG: ['kyrgyz republic', 'ყირგიზია'],
  KP: ['dprk', 'democratic peoples republic of korea', 'korea democratic peoples republic of'],
  KR: ['korea', 'კორეა', 'კორეის რესპუბლიკა'],
  LA: ['lao peoples democratic republic'],
  MD: ['მოლდავეთი'],
  MK: ['macedonia', 'მაკედონია'],
  MM: ['burma', 'მიანმარი', 'ბირმა'],
  NL: ['holland', 'ჰოლანდია'],
  RU: ['russian federation', 'რუსეთის ფედერაცია'],
  SA: ['ksa', 'საუდის არაბეთის სამეფო'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland', 'ესვატინი'],
  TL: ['east timor', 'აღმოსავლეთ ტიმორი'],
  TM: ['თურქმენია'],
  TR: ['turkey'],
  TW: ['republic of china', 'taiwan province of china'],
  US: ['usa', 'america', 'united states of america', 'ამერიკა'],
  VA: ['vatican', 'holy see', 'ვატიკანი'],
  ZA: ['სამხრეთ აფრიკა'],
}

const FORM_OF_STATE = String.raw`(?:(?:islamic|united|bolivarian|plurinational|federal|federated) )?(?:republic|kingdom|states?) of(?: the)?`
const OFFICIAL_FORM = new RegExp(`^${FORM_OF_STATE} | ${FORM_OF_STATE}$`)

let codes: ReadonlyMap<string, string> | undefined

/**
 * Understands a country as people write it: its code, its name in any language of the site, or an everyday form of it.
 * On the server only: not every browser knows Georgian names.
 *
 * @returns the code, or null for a text that names no country
 */
export function countryFromText(text: string): string | null {
  codes ??= new Map(COUNTRY_CODES.flatMap((code) => namesOf(code).map((name) => [name, code] as const)))
  const name = foldName(text)
  return codes.get(name) ?? codes.get(name.replace(OFFICIAL_FORM, '')) ?? null
}

function namesOf(code: string): string[] {
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region', style }).of(code) ?? code),
  )
  return [...[code, ...names].map(foldName), ...(ALIASES[code] ?? [])]
}

/** "The U.S.A.", "St. Lucia" and "Trinidad & Tobago" become "usa", "saint lucia" and "trinidad and tobago". */
function foldName(text: string): string {
  const plain = foldForSearch(text).replaceAll('&', ' and ').replace(/['.]/g, '')
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words.replace(/^the /, '').replace(/\bst(?= )/g, 'saint')
}
