import { render } from '@testing-library/react'
import { PlainNetworkErrors } from './plain-network-errors'
import { UNREACHABLE } from './unreachable'

const failing = (error: Error) => {
  window.fetch = jest.fn(() => Promise.reject(error))
  return render(<PlainNetworkErrors>{null}</PlainNetworkErrors>)
}

test('a document that cannot be saved without a network says so in plain words', async () => {
  const { unmount } = failing(new TypeError('Failed to fetch'))
  await expect(fetch('/cms/api/events/1?locale=en', { method: 'patch' })).rejects.toThrow(UNREACHABLE)
  await expect(fetch('/cms/api/events/1')).rejects.toThrow('Failed to fetch')
  await expect(fetch('/admin', { method: 'POST' })).rejects.toThrow('Failed to fetch')
  unmount()
  await expect(fetch('/cms/api/events/1', { method: 'patch' })).rejects.toThrow('Failed to fetch')
})

test('an aborted request keeps its error', async () => {
  failing(new DOMException('Stopped', 'AbortError'))
  await expect(fetch('/cms/api/events/1', { method: 'PATCH' })).rejects.toThrow('Stopped')
})
