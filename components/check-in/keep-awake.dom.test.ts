import { keepAwake } from './keep-awake'

test('the screen stays on, is asked for again after another app, and may go dark at the end', async () => {
  const release = jest.fn()
  const request = jest.fn(() => Promise.resolve({ release }))
  const seen = jest.spyOn(document, 'visibilityState', 'get')
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const turn = async (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  }
  seen.mockReturnValue('visible')
  const end = keepAwake()
  await turn('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
  end()
  expect(release).toHaveBeenCalledTimes(1)
  await turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
})
