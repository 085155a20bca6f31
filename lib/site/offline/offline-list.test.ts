import type { Event } from '@/lib/contract/events'
import { offlineUrls, picturesIn } from './offline-list'
import { pictureName } from './picture-name'
import { titleOf } from './page-title'

const photo = (name: string) => ({ url: `/cms/api/media/file/${name}.webp`, renditions: [480, 240].map((width) => ({ width, url: `/cms/api/media/file/${name}-${width}x150.webp` })) })
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ identifier: `p${index}`, photo: photo(`p${index}`) }))
const sessions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `s${index}`, stage: 'A', sessionDay: null, startsAt: `2027-05-${index % 2 ? 13 : 14}T${String(6 + (index % 12)).padStart(2, '0')}:00:00Z` }))
const event = { identifier: 'a', timezone: 'Asia/Tbilisi' } as Event
const content = { event, sessions: sessions(2), sessionDays: [], speakers: people(1), participants: [] }

test('a long agenda is stored by its days and their parts, a long list by its pages', () => {
  const pages = offlineUrls({ ...content, sessions: sessions(80), speakers: people(25) }, {}).filter((url) => url.includes('lang=en') && /[?&](day|page)=/.test(url))
  expect(pages).toEqual([
    '/event/a/agenda?day=2027-05-13&lang=en', '/event/a/agenda?day=2027-05-13&page=2&lang=en',
    '/event/a/agenda?day=2027-05-14&lang=en', '/event/a/agenda?day=2027-05-14&page=2&lang=en',
    '/event/a/speakers?page=2&lang=en',
  ])
})

test('pictures of other origins are left out, and one without versions is stored as it is', () => {
  expect(picturesIn([{ deep: [{ ...photo('x'), renditions: [] }] }, { url: 'https://elsewhere.example/y.webp', renditions: [] }, null])).toEqual(['/cms/api/media/file/x.webp'])
})

test.each(['/m/nino.webp', '/m/nino-240x300.webp?v=2', '/other/nino-960x600.avif'])('%s is a picture of Nino', (address) => expect(pictureName(address)).toBe('nino'))

test('the title of a page is read as it is shown', () => expect(titleOf('<head><title>Leadx &amp; friends&#x27;</title>')).toBe("Leadx & friends'"))
