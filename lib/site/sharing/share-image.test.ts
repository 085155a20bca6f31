import { ArticleSchema } from '@/lib/contract/articles'
import { EventSchema } from '@/lib/contract/events'
import { SessionSchema } from '@/lib/contract/sessions'
import { SpeakerSchema } from '@/lib/contract/speakers'
import { eventToShow, toArticleFacts, toEventFacts, toPageFacts, toPersonFacts, toSessionFacts } from './share-facts'
import { parseSharePath, shareHash, shareImage, type ShareSubject } from './share-image'

const NOW = Date.parse('2027-01-01T00:00:00Z')
const EVENT = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', startsAt: '2027-05-13T06:00:00Z', venue: { name: 'Fabrika', city: 'Tbilisi' } })
const PAST = EventSchema.parse({ _id: '2', identifier: 'past', title: 'Past summit', startsAt: '2026-05-13T06:00:00Z' })
const SPEAKER = SpeakerSchema.parse({ _id: '1', identifier: 'ana', fullName: 'Ana', role: 'Director', organization: 'Water Lab' })

const segmentsOf = (url: string) => url.split('/').slice(2).map(decodeURIComponent)

test.each([
  { subject: { kind: 'event', key: 'summit' }, locale: 'en', format: 'wide', path: /^\/share\/en\/event\/summit\/[\da-f]{12}\.jpg$/ },
  { subject: { kind: 'speaker', key: 'ana' }, locale: 'ka', format: 'square', path: /^\/share\/ge\/speaker\/ana\/[\da-f]{12}-square\.jpg$/ },
  { subject: { kind: 'speaker', key: 'ana', event: 'summit' }, locale: 'en', format: 'portrait', path: /^\/share\/en\/speaker\/ana\/summit\/[\da-f]{12}-portrait\.jpg$/ },
  { subject: { kind: 'session', key: 'a/b' }, locale: 'en', format: 'wide', path: /^\/share\/en\/session\/a%2Fb\/[\da-f]{12}\.jpg$/ },
] as const satisfies { subject: ShareSubject; locale: string; format: string; path: RegExp }[])(
  'the address of $subject.kind $subject.key leads where it came from',
  ({ subject, locale, format, path }) => {
    const facts = toPersonFacts(SPEAKER, EVENT, 'Leadx', NOW)
    const { url } = shareImage(subject, facts, locale, format)
    expect(url).toMatch(path)
    expect(parseSharePath(segmentsOf(url))).toEqual({ subject, locale, format, hash: shareHash(facts, locale) })
  },
)

test('the address changes with what the image shows, and with nothing else', () => {
  const hash = (event: Partial<typeof EVENT>, now = NOW) => shareHash(toEventFacts({ ...EVENT, ...event }, 'Leadx', now), 'en')
  expect(hash({ description: 'New', capacity: 5, updatedAt: '2026-12-12T00:00:00Z' })).toBe(hash({}))
  for (const change of [{ title: 'Gathering' }, { status: 'cancelled' as const }, { startsAt: '2027-05-14T06:00:00Z' }]) {
    expect(hash(change)).not.toBe(hash({}))
  }
  expect(hash({}, Date.parse('2028-01-01T00:00:00Z'))).not.toBe(hash({}))
  expect(shareHash(toEventFacts(EVENT, 'Leadx', NOW), 'ka')).not.toBe(hash({}))
})

test.each([
  ['event', toEventFacts({ ...EVENT, fullTitle: 'Summit: The Long Thread' }, 'Leadx', NOW), 'Summit: The Long Thread – Leadx'],
  ['event', toEventFacts({ ...EVENT, status: 'cancelled' }, 'Leadx', NOW), 'Cancelled: Summit – Leadx'],
  ['speaker', toPersonFacts(SPEAKER, EVENT, 'Leadx', NOW), 'Ana – Director – Water Lab – Summit – Leadx'],
  ['speaker', toPersonFacts(SPEAKER, { ...EVENT, status: 'postponed' }, 'Leadx', NOW), 'Ana – Director – Water Lab – Postponed: Summit – Leadx'],
  ['page', toPageFacts('home', { siteName: 'Leadx', title: 'Those who stay' }), 'Those who stay – Leadx'],
] as const)('an image of %s is told in words', (kind, facts, alt) => {
  expect(shareImage({ kind, key: 'x' }, facts, 'en').alt).toBe(alt)
})

test.each([
  { name: 'one to come before one that is over', events: [PAST, EVENT], shown: EVENT },
  { name: 'the first of those that are over', events: [PAST], shown: PAST },
  { name: 'none where there is none', events: [], shown: null },
])('a person is shown at $name', ({ events, shown }) => {
  expect(eventToShow(events, NOW)).toBe(shown)
})

test('pictures are taken as wide as they are drawn; who has none still has a name', () => {
  const photo = (width: number) => ({ url: `/${width}.webp`, width })
  const article = ArticleSchema.parse({
    _id: '1',
    identifier: 'a',
    title: 'A',
    coverImage: { url: '/full.webp', alt: '', width: 2400, height: 1600, renditions: [480, 960, 1600].map(photo) },
  })
  expect(toArticleFacts(article, '').photos).toEqual([{ url: '/1600.webp', name: '' }])
  const speakers = ['Ana', 'Beka', 'Dato', 'Eka'].map((fullName, index) => ({ _id: String(index), identifier: 'x', fullName }))
  const session = SessionSchema.parse({ _id: '1', title: 'S', startsAt: '2027-05-13T06:00:00Z', speakers })
  expect(toSessionFacts(session, EVENT, '').photos).toEqual(['Ana', 'Beka', 'Dato'].map((name) => ({ url: '', name })))
  expect(toSessionFacts(session, EVENT, '').lines).toEqual(['Ana, Beka, Dato, Eka'])
})
