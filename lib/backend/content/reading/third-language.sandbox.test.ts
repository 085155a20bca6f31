import { DEFAULT_LOCALE, toLocale } from '@/lib/i18n/locales'
import { Reading } from './reading'

jest.mock('@/lib/i18n/locales', () => {
  const locales = jest.requireActual<{ LOCALE_TABLE: object; LOCALES: string[] }>('@/lib/i18n/locales')
  Object.assign(locales.LOCALE_TABLE, { xx: { cookieValue: 'xq', tag: 'en-XA', openGraph: 'xx_XX', ownName: 'Ẋẋ', shortName: 'XX' } })
  locales.LOCALES.push('xx')
  return locales
})

test('a text that a third language lacks is read in English and named', () => {
  const reading = new Reading(toLocale('xx') ?? DEFAULT_LOCALE)
  expect(reading.pick('title', { en: 'Tea', ka: 'ჩაი', xx: 'Ẋ' })).toBe('Ẋ')
  expect(reading.pick('bio', { en: 'Tea', ka: 'ჩაი' })).toBe('Tea')
  expect([...reading.untranslated]).toEqual(['bio'])
})

test('a name is read in whatever language has one', () => {
  const reading = new Reading(DEFAULT_LOCALE)
  expect(reading.pick('title', { ka: 'ჩაი' }, true)).toBe('ჩაი')
  expect(reading.pick('title', { en: 'Tea', ka: 'ჩაი' }, true)).toBe('Tea')
  expect(reading.pick('bio', { ka: 'ჩაი' })).toBeUndefined()
  expect(new Reading('ka').pick('title', { en: 'Tea', ka: '' }, true)).toBe('Tea')
  expect(reading.untranslated).toEqual(new Set())
})
