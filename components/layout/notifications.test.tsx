import { act, render } from '@testing-library/react'
import { Notifications } from './notifications'

jest.mock('@/components/ui/notifications/toast', () => ({
  onFirstToast: () => undefined,
  showNotice: () => Promise.reject(new Error('Failed to load chunk')),
}))

test('a notice that cannot be loaded because the connection is gone is no error of its own', async () => {
  const rejected = jest.fn()
  process.on('unhandledRejection', rejected)
  render(<Notifications label="Notifications" offline="You are offline." />)
  for (const type of ['offline', 'online']) {
    window.dispatchEvent(new Event(type))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  expect(rejected).not.toHaveBeenCalled()
  process.off('unhandledRejection', rejected)
})
