import { LOCALES } from '@/lib/i18n/locales'
import { csrfCookie, localeCookie, sessionCookies } from '@/lib/site/security/cookies'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import commons from './content/commons.json'

const MESSAGES = { en, ka }
const WORDS = {
  en: { own: 'sets two cookies of its own', signedIn: 'there are two more until you sign out', thirdParty: 'mentions third-party cookies', notice: 'may use its own and third-party cookies' },
  ka: { own: 'საკუთარ ორ ქუქი-ფაილს ინახავს', signedIn: 'ემატება კიდევ ორი', thirdParty: 'მესამე მხარის ქუქი-ფაილებიც', notice: 'შეიძლება საკუთარი და მესამე მხარის ქუქი-ფაილები გამოიყენოს' },
}

test('visitors get two cookies, and who signs in two more', () => {
  expect(new Set([...LOCALES.map(localeCookie), csrfCookie()].map(({ name }) => name)).size).toBe(2)
  expect(sessionCookies({ token: 'a.token', maxAge: 60 })).toHaveLength(2)
})

test.each(LOCALES)('in %s the cookie notice and the privacy notice say so', (locale) => {
  const { own, signedIn, thirdParty, notice } = WORDS[locale]
  for (const words of [own, signedIn, thirdParty]) expect(commons.privacy.text[locale]).toContain(words)
  expect(MESSAGES[locale].Frame.cookieText).toContain(notice)
})
