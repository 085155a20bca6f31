import { COUNTRY_CODES } from '@/lib/contract/fields/country-codes'
import { LOCALES } from '@/lib/i18n/locales'
import { countryFromText } from './country-from-text'
import { getCountryNames } from './country-names'

test.each([
  [['GE', 'ge', ' Georgia ', 'GEORGIA', 'საქართველო', 'ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ', 'Republic of Georgia', 'Sakartvelo'], 'GE'],
  [['USA', 'U.S.A.', 'us', 'the United States', 'United States of America', 'აშშ', 'ამერიკის შეერთებული შტატები', 'America'], 'US'],
  [['UK', 'U.K.', 'England', 'Great Britain', 'ინგლისი', 'დიდი ბრიტანეთი', 'Scotland'], 'GB'],
  [['Turkey', 'Türkiye', 'turkiye', 'თურქეთი', 'Republic of Türkiye'], 'TR'],
  [['UAE', 'U.A.E.', 'the United Arab Emirates', 'არაბთა გაერთიანებული საამიროები', 'ემირატები'], 'AE'],
  [["Democratic People's Republic of Korea", "Korea, Democratic People's Republic of", 'North Korea'], 'KP'],
  [['Iran, Islamic Republic of', 'Islamic Republic of Iran'], 'IR'],
  [["Cote d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast'], 'CI'],
  [['Trinidad and Tobago', 'Trinidad & Tobago'], 'TT'],
  [['Saint Lucia', 'St Lucia', 'St. Lucia'], 'LC'],
  [['Atlantis', 'XX', '', ' ', '!', 'Georgian', 'Tbilisi', '__proto__', 'constructor'], null],
])('%j is %s', (texts, code) => {
  expect(texts.map((text) => [text, countryFromText(text)])).toEqual(texts.map((text) => [text, code]))
})

test('each country is known by its code and by its name in each language', () => {
  const named = LOCALES.flatMap((locale) => getCountryNames(locale)).concat(COUNTRY_CODES.map((code) => ({ code, name: code })))
  expect(named.filter(({ code, name }) => countryFromText(name) !== code)).toEqual([])
})
