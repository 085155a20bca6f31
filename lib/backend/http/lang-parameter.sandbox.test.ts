import { ListQuerySchema } from '@/lib/contract/query'
import { langParameter } from './lang-parameter'

// An invented third language: its row is all that the parameter needs.
jest.mock('@/lib/i18n/locales', () => {
  const locales = jest.requireActual<{ LOCALE_TABLE: object; LOCALES: string[] }>('@/lib/i18n/locales')
  Object.assign(locales.LOCALE_TABLE, { xx: { cookieValue: 'xq' } })
  locales.LOCALES.push('xx')
  return locales
})

const schema = ListQuerySchema.extend(langParameter)

test.each(['en', 'ge', 'xq', undefined])('accepts %s', (lang) => {
  expect(schema.parse({ lang }).lang).toBe(lang)
})

test.each(['ka', 'fr', 'xx', '', 'EN'])('refuses %j', (lang) => {
  expect(schema.safeParse({ lang }).error?.issues.map(({ path }) => path)).toEqual([['lang']])
})
