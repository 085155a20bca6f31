import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './carousel'

const texts = { label: 'Partners', previous: 'Previous', next: 'Next', pause: 'Pause the slides', play: 'Play the slides' }
const SLIDE_WIDTH = 300

/** Whether the visitor is where the carousel is, and what tells that this has changed. */
let isNearby = true
let seen: (isIntersecting: boolean) => void

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
  isNearby = true
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
  window.ResizeObserver = jest.fn(observer)
  window.IntersectionObserver = class {
    disconnect = jest.fn()
    unobserve = jest.fn()
    constructor(private onChange: IntersectionObserverCallback) {}
    observe(target: Element) {
      seen = (isIntersecting) => this.onChange([{ isIntersecting, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
      seen(isNearby)
    }
  } as unknown as typeof IntersectionObserver
  // jsdom lays nothing out: these give every slide a width and a place in the row.
  document.head.innerHTML = '<style>* { margin-right: 0px }</style>'
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SLIDE_WIDTH)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('aria-roledescription') === 'slide' ? SLIDE_WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  })
})

function showCarousel(slides = ['One', 'Two', 'Three', 'Four']) {
  render(<Carousel texts={texts} perView={1} slides={slides} />)
  const track = screen.getByText('One').parentElement as HTMLElement
  return { track, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

/** The slide that stands in the window, going by how far the row is moved. */
function shownOf(track: HTMLElement): string | undefined {
  const moved = Number(/translate3d\((-?[\d.]+)px/.exec(track.style.transform)?.[1] ?? 0)
  const slides = [...track.children].map((slide) => slide.textContent)
  return slides.at(Math.round(-moved / SLIDE_WIDTH) % slides.length)
}

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

test('carousel and row have a name, and the row can be reached by keyboard', async () => {
  showCarousel()
  const [carousel, row] = screen.getAllByRole('group', { name: 'Partners' })
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  for (const control of ['Pause the slides', 'Previous', 'Next']) {
    await userEvent.tab()
    expect(screen.getByRole('button', { name: control })).toHaveFocus()
  }
  await userEvent.tab()
  expect(row).toHaveFocus()
})

test('"Previous" moves the row back, from the first slide to the last', async () => {
  const { track, press } = showCarousel()
  await press('Previous')
  await waitFor(() => expect(shownOf(track)).toBe('Four'))
})

test('the place in the row is counted', async () => {
  const { press } = showCarousel()
  expect(screen.getByText('1 / 4')).toBeInTheDocument()
  await press('Previous')
  await waitFor(() => expect(screen.getByText('4 / 4')).toBeInTheDocument())
})

test('the arrow keys move the row, other keys do not', async () => {
  const { track } = showCarousel()
  act(() => (track.parentElement as HTMLElement).focus())
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(shownOf(track)).toBe('Two'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}')
  await waitFor(() => expect(shownOf(track)).toBe('Four'))
})

test('slides that all fit are shown, and stay where they are', async () => {
  const { track, press } = showCarousel(['One'])
  await press('Next')
  expect(screen.getByText('One')).toBeVisible()
  expect(shownOf(track)).toBe('One')
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow key with %s is left to the browser', async (key) => {
  const { track, press } = showCarousel()
  await press('Pause the slides')
  expect(fireEvent.keyDown(track, { key: 'ArrowLeft', [key]: true })).toBe(true)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(shownOf(track)).toBe('One')
})

describe('moving on by itself', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const rowOf = (track: HTMLElement) => track.parentElement as HTMLElement
  const click = (name: string) => act(() => screen.getByRole('button', { name }).click())

  test('happens after five seconds', async () => {
    const { track } = showCarousel()
    await wait(4900)
    expect(shownOf(track)).toBe('One')
    await wait(1500)
    expect(shownOf(track)).toBe('Two')
  })

  test.each([
    { what: 'the pointer passes over it', pass: (track: HTMLElement) => [fireEvent.mouseEnter(rowOf(track)), fireEvent.mouseLeave(rowOf(track))] },
    { what: 'the focus leaves it', pass: (track: HTMLElement) => [fireEvent.focusIn(track), fireEvent.focusOut(track)] },
  ])('stays stopped when $what', async ({ pass }) => {
    const { track } = showCarousel()
    click('Pause the slides')
    pass(track)
    await wait(12_000)
    expect(shownOf(track)).toBe('One')
  })

  test('ends when the visitor begins to want no motion', async () => {
    const { track } = showCarousel()
    wish(true)
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeInTheDocument()
    await wait(12_000)
    expect(shownOf(track)).toBe('One')
  })
})

test('screen readers hear of slides only while nothing moves by itself', async () => {
  const { track, press } = showCarousel()
  expect(track).toHaveAttribute('aria-live', 'off')
  await press('Pause the slides')
  expect(track).toHaveAttribute('aria-live', 'polite')
})
