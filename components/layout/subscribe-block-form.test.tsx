import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { answerOf } from '@/lib/api/browser-fixture'
import messages from '@/messages/en.json'
import { SubscribeBlockForm } from './subscribe-block-form'

let mockPath = '/en'
jest.mock('next/navigation', () => ({ usePathname: () => mockPath, useRouter: () => ({}) }))
jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'SubscribeBlock') => Promise.resolve(Object.assign((key: 'email') => messages[namespace][key], { raw: (key: 'email') => messages[namespace][key] })),
}))
jest.mock('@/lib/i18n/page-locale', () => ({ pageLocale: () => Promise.resolve('en') }))
jest.mock('@/components/ui/notifications/toast', () => ({ showMessage: () => Promise.resolve() }))

const { SubscribeBlock } = messages
const field = () => screen.getByRole('textbox', { name: SubscribeBlock.email })

beforeEach(() => {
  window.sessionStorage.clear()
  AbortSignal.timeout = () => new AbortController().signal
  document.cookie = 'XSRF-TOKEN=token'
  global.fetch = jest.fn(() => Promise.resolve(answerOf('Almost there.', 201))) as jest.Mock
})

test('an address that was sent from another page than the form was first used on does not come back', async () => {
  const form = await SubscribeBlockForm({})
  const footer = render(form)
  await userEvent.click(field())
  mockPath = '/en/about'
  footer.rerender(await SubscribeBlockForm({}))
  await userEvent.type(field(), 'nino@example.com')
  await userEvent.click(screen.getByRole('button', { name: SubscribeBlock.subscribe }))
  await waitFor(() => expect(field()).toHaveValue(''))
  footer.unmount()
  for (const path of ['/en', '/en/about']) {
    mockPath = path
    const page = render(await SubscribeBlockForm({}))
    expect(field()).toHaveValue('')
    page.unmount()
  }
})

test('an address typed on one page is there on the next', async () => {
  const footer = render(await SubscribeBlockForm({}))
  await userEvent.type(field(), 'nino@')
  footer.unmount()
  mockPath = '/en/privacy'
  render(await SubscribeBlockForm({}))
  expect(field()).toHaveValue('nino@')
})

test('without JavaScript it says which page it was sent from', async () => {
  mockPath = '/en/about'
  document.body.innerHTML = renderToString(await SubscribeBlockForm({}))
  expect(document.querySelector('input[name="page"]')).toHaveValue('/about')
  document.body.innerHTML = ''
})
