import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './carousel'

const texts = { label: 'Partners', previous: 'Previous', next: 'Next', pause: 'Pause the slides', play: 'Play the slides' }
const SLIDE_WIDTH = 300

/** The visitor's wish for stillness, which can change while the page is open. */
let wantsStillness = false
let onWish: (() => void)[] = []

function wish(stillness: boolean) {
  wantsStillness = stillness
  act(() => onWish.forEach((listener) => listener()))
}

const observer = () => ({ observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() })

beforeEach(() => {
  wantsStillness = false
  onWish = []
  // jsdom lays nothing out: these give every slide a width and a place in the row.
  window.matchMedia = jest.fn((media: string) => ({
    media,
    get matches() {
      return media.includes('reduced-motion') && wantsStillness
    },
    addEventListener: (_: string, listener: () => void) => onWish.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      onWish = onWish.filter((known) => known !== listener)
    },
  })) as unknown as typeof window.matchMedia
  window.ResizeObserver = jest.fn(observer) as unknown as typeof ResizeObserver
  window.IntersectionObserver = jest.fn(observer) as unknown as typeof IntersectionObserver
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SLIDE_WIDTH)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('aria-roledescription') === 'slide' ? SLIDE_WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  })
})

function showCarousel() {
  render(<Carousel texts={texts} perView={1} slides={['One', 'Two', 'Three', 'Four']} />)
  const track = screen.getByRole('group', { name: '1 / 4' }).parentElement as HTMLElement
  return { track, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

/** How far the row is moved, in CSS pixels. */
const offsetOf = (track: HTMLElement) => Number(/translate3d\((-?[\d.]+)px/.exec(track.style.transform)?.[1] ?? 0)

test('each slide says which of how many it is', () => {
  showCarousel()
  const slides = screen.getAllByRole('group').filter((group) => group.getAttribute('aria-roledescription') === 'slide')
  expect(slides.map((slide) => `${slide.getAttribute('aria-label')} ${slide.textContent}`)).toEqual([
    '1 / 4 One',
    '2 / 4 Two',
    '3 / 4 Three',
    '4 / 4 Four',
  ])
})

test('the row can be reached by keyboard and has a name', () => {
  showCarousel()
  const region = screen.getByRole('region', { name: 'Partners' })
  expect(within(region).getByRole('group', { name: 'Partners' })).toHaveAttribute('tabindex', '0')
})

test('"Next" moves the row on', async () => {
  const { track, press } = showCarousel()
  await press('Next')
  await waitFor(() => expect(offsetOf(track)).toBeLessThan(-SLIDE_WIDTH / 2))
})

test('"Previous" moves the row back, from the first slide to the last', async () => {
  const { track, press } = showCarousel()
  await press('Previous')
  await waitFor(() => expect(offsetOf(track)).toBeGreaterThan(SLIDE_WIDTH / 2))
})

describe('moving on by itself', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const click = (name: string) => act(() => screen.getByRole('button', { name }).click())

  test('happens after five seconds', async () => {
    const { track } = showCarousel()
    await wait(4900)
    expect(offsetOf(track)).toBeCloseTo(0)
    await wait(1500)
    expect(offsetOf(track)).toBeLessThan(-SLIDE_WIDTH / 2)
  })

  test('stops at the button, which then starts it again', async () => {
    const { track } = showCarousel()
    click('Pause the slides')
    await wait(20_000)
    expect(offsetOf(track)).toBeCloseTo(0)
    click('Play the slides')
    await wait(6500)
    expect(offsetOf(track)).toBeLessThan(-SLIDE_WIDTH / 2)
  })

  test('never begins for who wants no motion, but can be started', async () => {
    wantsStillness = true
    const { track } = showCarousel()
    await wait(20_000)
    expect(offsetOf(track)).toBeCloseTo(0)
    click('Play the slides')
    await wait(6500)
    expect(offsetOf(track)).toBeLessThan(-SLIDE_WIDTH / 2)
  })

  test('ends when the visitor begins to want no motion', async () => {
    const { track } = showCarousel()
    wish(true)
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeInTheDocument()
    await wait(20_000)
    expect(offsetOf(track)).toBeCloseTo(0)
  })
})

test('screen readers hear of slides only while nothing moves by itself', async () => {
  const { track, press } = showCarousel()
  expect(track).toHaveAttribute('aria-live', 'off')
  await press('Pause the slides')
  expect(track).toHaveAttribute('aria-live', 'polite')
})
