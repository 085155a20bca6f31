/** Countries that the atlas names otherwise than Unicode. */
const ALIASES: Record<string, string> = {
  'Bosnia and Herz.': 'BA',
  'Cabo Verde': 'CV',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  eSwatini: 'SZ',
  'Hong Kong': 'HK',
  Macao: 'MO',
  Macedonia: 'MK',
  'Marshall Is.': 'MH',
  Myanmar: 'MM',
  Palestine: 'PS',
  'S. Sudan': 'SS',
  'Saint Lucia': 'LC',
  'Solomon Is.': 'SB',
  'São Tomé and Principe': 'ST',
  'Trinidad and Tobago': 'TT',
  Turkey: 'TR',
  'United States of America': 'US',
  Vatican: 'VA',
}

let codes: Map<string, string> | undefined

/** ISO 3166-1 alpha-2 by the English name in the atlas; undefined for territories without a code. */
export function countryCode(name: string): string | undefined {
  codes ??= new Map([...namesOfCodes(), ...Object.entries(ALIASES)])
  return codes.get(name)
}

/** Where two codes share a name, the first counts. */
function namesOfCodes(): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .reverse()
    .flatMap((code) => {
      const name = names.of(code)
      return name ? [[name, code] as [string, string]] : []
    })
}
