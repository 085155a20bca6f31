import { menuLinks } from '@/lib/site/navigation'
import { navigationEntries, type NavigationLabels } from './navigation-entries'

const labels = new Proxy({}, { get: (_, key) => `«${String(key)}»` }) as NavigationLabels
const GENERAL = menuLinks('header').map(({ key }) => `«${key}»`)
const summit = { identifier: 'summit-2027', title: 'Summit 2027', lineupsCount: 2, lang: 'en' }
const outlined = (...given: Parameters<typeof navigationEntries>) =>
  navigationEntries(...given).map(({ label, ...entry }) => ('links' in entry && entry.links ? { label, of: entry.links.length } : label))

test.each([
  {
    what: 'no event at all',
    featured: [],
    current: undefined,
    entries: ['«home»', ...GENERAL],
  },
  {
    what: 'featured events',
    featured: [summit],
    current: undefined,
    entries: ['«home»', { label: '«annualEvents»', of: 1 }, ...GENERAL],
  },
  {
    what: 'an event around the screen',
    featured: [summit],
    current: summit,
    entries: [
      { label: '«home»', of: 1 + GENERAL.length },
      { label: '«annualEvents»', of: 1 },
      'Summit 2027',
      '«explore»',
      '«lineup»',
      '«speakers»',
      '«participants»',
      '«faq»',
    ],
  },
  {
    what: 'an event around the screen that is featured nowhere and has no line-up',
    featured: [],
    current: { ...summit, lineupsCount: 0 },
    entries: [{ label: '«home»', of: 1 + GENERAL.length }, 'Summit 2027', '«explore»', '«speakers»', '«participants»', '«faq»'],
  },
])('with $what the navigation is $entries', ({ featured, current, entries }) => {
  expect(outlined(featured, current, labels)).toEqual(entries)
})

test('the list of events says which one is cancelled; the bar, where there is little room, leaves that to the screen', () => {
  const entries = navigationEntries([{ ...summit, note: 'Cancelled' }], { ...summit, note: 'Cancelled' }, labels)
  expect(entries[1]?.links).toEqual([{ href: '/event/summit-2027', label: 'Summit 2027', lang: 'en', note: 'Cancelled' }])
  expect(entries[2]).toEqual({ href: '/event/summit-2027', label: 'Summit 2027', lang: 'en' })
})
