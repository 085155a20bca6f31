import { LOCALES } from '@/lib/i18n/locales'
import { formatDay } from '@/lib/site/text/dates'
import { csrfCookie, knownDeviceCookie, localeCookie, sessionCookies } from '@/lib/site/security/cookies'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import articles from './content/articles.json'
import commons from './content/commons.json'
import events from './content/events.json'
import faqs from './content/faqs.json'

const MESSAGES = { en, ka }
/** The languages of the demo content. */
const LANGUAGES = ['en', 'ka'] as const
const WORDS = {
  en: { own: 'sets two cookies of its own', signedIn: 'there are two more until you sign out, and one that remembers for a year', thirdParty: 'mentions third-party cookies', notice: 'may use its own and third-party cookies' },
  ka: { own: 'საკუთარ ორ ქუქი-ფაილს ინახავს', signedIn: 'ემატება კიდევ ორი, რომლებიც გამოსვლისთანავე იშლება, და ერთი, რომელსაც წლის განმავლობაში ახსოვს', thirdParty: 'მესამე მხარის ქუქი-ფაილებიც', notice: 'შეიძლება საკუთარი და მესამე მხარის ქუქი-ფაილები გამოიყენოს' },
}

test('visitors get two cookies, and who signs in two more, and one for a year', () => {
  expect(new Set([...LOCALES.map(localeCookie), csrfCookie()].map(({ name }) => name)).size).toBe(2)
  expect(sessionCookies({ token: 'a.token', maxAge: 60 })).toHaveLength(2)
  expect(knownDeviceCookie('x').maxAge).toBe(365 * 24 * 60 * 60)
})

test.each(LANGUAGES)('in %s the cookie notice and the privacy notice say so', (locale) => {
  const { own, signedIn, thirdParty, notice } = WORDS[locale]
  for (const words of [own, signedIn, thirdParty]) expect(commons.privacy.text[locale]).toContain(words)
  expect(MESSAGES[locale].Frame.cookieText).toContain(notice)
})

/** How a text says until when something is open, and until when answers come: the day and the beginning of its month. */
const DEADLINES = {
  en: {
    closes: /(?:\bclose[sd]? on|\bopen until) (\d+ \w{3})|(\d+ \w{3})[\w ]*: applications close/g,
    answers: /\bhears? from us by (\d+ \w{3})|(\d+ \w{3})\w*: answers/g,
  },
  ka: {
    closes: /(\d+ \p{L}{3})\p{L}*(?: გრძელდება|მდე ვიღებთ|მდე თავისუფალია| სრულდება| ვიღებთ| თავისუფალია| ან ბოლო|: განაცხადების მიღება)/gu,
    answers: /პასუხს? (?:კი )?ყველა(?: განმცხადებელი)? (\d+ \p{L}{3})|(\d+ \p{L}{3})\p{L}*: პასუხი/gu,
  },
}

/** All texts of the demo content in one language. */
function textsOf(content: unknown, locale: 'en' | 'ka'): string[] {
  if (typeof content !== 'object' || content === null) return []
  const own = Object.entries(content).find(([key, value]) => key === locale && typeof value === 'string')
  return own ? [String(own[1])] : Object.values(content).flatMap((part) => textsOf(part, locale))
}

test.each(LANGUAGES)('the deadlines that texts name in %s are those that forms keep', (locale) => {
  const text = textsOf([events, faqs, articles, commons], locale).join('\n').replace(/\u00a0/g, ' ')
  const named = (sign: RegExp) => new Set([...text.matchAll(sign)].map(([, before, after]) => before ?? after))
  const kept = (field: 'registrationClosesAt' | 'applyClosesAt' | 'decisionsAt') =>
    events.flatMap((event) => (event[field] ? [formatDay(event[field], { locale, timeZone: event.timezone }).replace(/\u00a0/g, ' ').replace(/(\d+ \p{L}{3}).*/u, '$1')] : []))
  expect(named(DEADLINES[locale].closes)).toEqual(new Set([...kept('registrationClosesAt'), ...kept('applyClosesAt')]))
  expect(named(DEADLINES[locale].answers)).toEqual(new Set(kept('decisionsAt')))
})
