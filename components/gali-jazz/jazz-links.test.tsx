import { render, screen } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import { JazzLinks } from './jazz-links'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'JazzLinks') =>
    Promise.resolve(jest.requireActual<typeof import('@/lib/i18n/translations')>('@/lib/i18n/translations').getTranslations({ locale: 'en', namespace })),
}))
jest.mock('@/lib/i18n/navigation', () => ({ Link: ({ children, ...link }: { href: string; children: string }) => <a {...link}>{children}</a> }))

const jazz = { _id: '1', identifier: 'jazz', title: 'Jazz' }

test.each([
  { what: 'no place', venue: null, links: [] },
  { what: 'a town', venue: { city: 'Gali' }, links: ['/explore/jazz'] },
])('an evening with $what leads to $links', async ({ venue, links }) => {
  render(await JazzLinks({ event: EventSchema.parse({ ...jazz, venue }) }))
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
})
