import { act, renderHook, waitFor } from '@testing-library/react'
import { useModule } from './use-module'

const LOADED = { name: 'loaded' }

test('a module is loaded once it is wanted, and again when that has failed', async () => {
  const load = jest.fn<Promise<typeof LOADED>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(LOADED)
  const { result, rerender } = renderHook(({ isWanted }) => useModule(load, isWanted), { initialProps: { isWanted: false } })
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current).toMatchObject({ module: undefined, hasFailed: true }))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ module: LOADED, hasFailed: false }))
  expect(load).toHaveBeenCalledTimes(2)
})
