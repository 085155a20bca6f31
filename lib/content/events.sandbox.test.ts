import { EventSchema } from '@/lib/contract/events'
import { getNextOpenEvent } from './events'

const featured = { _id: '1', identifier: 'summit', title: 'Summit', startsAt: '2026-05-18T06:00:00Z', isFeatured: true, isRegistrationActive: true }
const other = { ...featured, _id: '2', identifier: 'evening', startsAt: '2099-05-18T06:00:00Z', isFeatured: false }

jest.mock('./lists/cached-read', () => ({
  cachedRead: ({ query: { isFeatured, identifier } }: { query: { isFeatured?: string; identifier?: string } }) => {
    const chosen = [featured, other].filter((event) => (isFeatured === undefined || isFeatured === String(event.isFeatured)) && (identifier === undefined || identifier === event.identifier))
    return Promise.resolve({ items: chosen.map((event) => EventSchema.parse(event)) })
  },
}))

test('the next event that is open may be one that is not featured', async () => {
  expect(await getNextOpenEvent('en', '1')).toMatchObject({ identifier: 'evening' })
})
