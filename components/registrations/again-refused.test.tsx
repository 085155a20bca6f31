import { render, screen } from '@testing-library/react'
import messages from '@/messages/en.json'
import { AgainRefused } from './again-refused'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'ApiErrors') => Promise.resolve((key: 'invalid') => messages[namespace][key]),
}))

const { ApiErrors, Form } = messages

test.each([
  ['duplicate', ApiErrors.alreadyRegistered],
  ['over', ApiErrors.registrationClosed],
  ['limit', ApiErrors.tooManyRequests],
  ['failed', ApiErrors.invalid],
  ['away', Form.failed],
])('shows the reason why a visitor was not registered again: %s', async (notice, text) => {
  render(await AgainRefused({ notice }))
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  // The address leads to it.
  expect(screen.getByRole('alert')).toHaveAttribute('id', 'refused')
})

test.each([undefined, 'nonsense', 'constructor', ['duplicate', 'over']])('an address with notice=%s says nothing', async (notice) => {
  expect(await AgainRefused({ notice })).toBeNull()
})
