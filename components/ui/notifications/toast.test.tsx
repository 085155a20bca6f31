import { act, render, screen } from '@testing-library/react'
import { onFirstToast, showMessage } from './toast'
import { Toasters } from './toasters'

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has no media queries.
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() })
  render(<Toasters label="Notifications" />)
})

afterEach(() => {
  act(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
})

/** In steps, because React draws only at the end of each, and what it draws sets the next timers. */
async function pass(milliseconds: number) {
  for (let step = 0; step < 10; step++) await act(() => jest.advanceTimersByTimeAsync(milliseconds / 10))
}
/** How long a bar takes to leave once its time is over. */
const LEAVING = 500
/** Bars that are on their way out are still in the document. */
const isShown = (text: string) => screen.queryByText(text)?.closest('li')?.dataset.removed === 'false'
const placeOf = (text: string) => {
  const { xPosition, yPosition } = screen.getByText(text).closest<HTMLElement>('[data-sonner-toast]')?.dataset ?? {}
  return `${yPosition} ${xPosition}`
}

test('a message stands at the top for three seconds', async () => {
  await act(() => showMessage('Saved.'))
  await pass(50)
  expect(screen.getByText('Saved.')).toBeInTheDocument()
  expect(placeOf('Saved.')).toBe('top center')
  await pass(2800)
  expect(isShown('Saved.')).toBe(true)
  await pass(200 + LEAVING)
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
})

test('the bars are loaded before a message is shown', async () => {
  const load = jest.fn().mockResolvedValue(undefined)
  onFirstToast(load)
  expect(load).not.toHaveBeenCalled()
  await act(() => showMessage('Saved.'))
  expect(load).toHaveBeenCalled()
})
