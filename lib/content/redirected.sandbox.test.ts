import { permanentRedirect } from 'next/navigation'
import { redirectOrNotFound } from './redirected'

let current = ''

jest.mock('./lists/cached-read', () => ({ cachedRead: () => Promise.resolve({ path: current }) }))
jest.mock('next/navigation', () => ({
  permanentRedirect: jest.fn(() => {
    throw new Error('redirected')
  }),
}))

test.each([
  { locale: 'en', from: '/event/old/agenda', to: '/event/new/agenda', view: { day: '2028-05-18', stage: 'Hall' }, address: '/event/new/agenda?day=2028-05-18&stage=Hall' },
  { locale: 'ka', from: '/event/old/speakers', to: '/event/new/speakers', view: { keyword: 'ana', page: '2' }, address: '/event/new/speakers?keyword=ana&page=2&lang=ge' },
  { locale: 'ka', from: '/event/old', to: '/event/new', view: undefined, address: '/event/new?lang=ge' },
] as const)('who asks for $from with $view is led to $address', async ({ locale, from, to, view, address }) => {
  current = to
  await expect(redirectOrNotFound(locale, from, view)).rejects.toThrow('redirected')
  expect(permanentRedirect).toHaveBeenLastCalledWith(address)
})
