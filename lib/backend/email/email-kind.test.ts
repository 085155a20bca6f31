import { LOCALES } from '@/lib/i18n/locales'
import { emailSubject } from './email-kind'

test('a subject is made without what only the text of its email needs', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(LOCALES.map((locale) => emailSubject('eventNews', locale, { event: 'Summit', hasMessage: 'true' }).includes('Summit'))).toEqual([true, true])
  expect(log).not.toHaveBeenCalled()
})
