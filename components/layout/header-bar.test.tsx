import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuLinks } from '@/lib/site/navigation'
import en from '@/messages/en.json'
import { FooterEventLinks } from './footer-event-links'
import { HeaderBar } from './header-bar'
import { MobileMenu } from './menu/mobile-menu'
import { NavigationGroup } from './menu/navigation-group'
import type { NavigationLabels } from './menu/navigation-entries'

let mockPathname = '/'
let mockSegment = 'a-page'
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname, useParams: () => ({}), useSelectedLayoutSegment: () => mockSegment, useRouter: () => ({}) }))

const labels: NavigationLabels = en.Header
const GENERAL = menuLinks('header').map(({ key }) => labels[key])
const summit = { identifier: 'summit-2027', title: 'Summit 2027', lineupsCount: 3 }
const accelerator = { identifier: 'accelerator-2027', title: 'Accelerator 2027', lineupsCount: 0 }
const past = { identifier: 'summit-2019', title: 'Summit 2019', lineupsCount: 0, lang: 'en' }

function showHeader(pathname: string) {
  mockPathname = pathname
  render(<HeaderBar logo="Leadx" featuredEvents={[summit, accelerator]} otherEvents={[past]} actions={[]} languages={[{ locale: 'ka', value: 'ge', label: 'ქართული' }]} labels={labels} />)
  const [bar] = screen.getAllByRole('navigation', { name: 'Main navigation' })
  return within(bar as HTMLElement)
}

type Bar = ReturnType<typeof showHeader>

/** What stands in the bar itself, from left to right; groups are in brackets. */
function entriesOf(bar: Bar): string[] {
  const [list] = bar.getAllByRole('list')
  return [...(list?.children ?? [])].map((item) => {
    const group = item.querySelector('summary')
    return group ? `[${group.textContent}]` : (item.textContent ?? '')
  })
}

const currentOf = (bar: Bar) => bar.queryAllByRole('link', { hidden: true, current: 'page' }).map((link) => link.textContent)

let report: (isIntersecting: boolean) => void = () => undefined

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      report = (isIntersecting) => onChange([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

test.each(['/event/participants', '/event/unknown-event', '/nothing'])('%s is about no event: the bar names the general screens', (path) => {
  expect(entriesOf(showHeader(path))).toEqual(['Home', '[Annual Events]', ...GENERAL])
})

test('an event that is not featured is in the bar of its screens, but not among the annual events', () => {
  const bar = showHeader('/explore/summit-2019')
  expect(entriesOf(bar)).toEqual(['[Home]', '[Annual Events]', 'Summit 2019', 'Explore', 'Speakers', 'Leadxers', 'FAQ'])
  expect(bar.getByText('Annual Events', { selector: 'summary' }).parentElement).not.toHaveTextContent('Summit 2019')
  expect(bar.getByRole('link', { name: 'Summit 2019' })).toHaveAttribute('lang', 'en')
})

test.each([
  { path: '/', current: ['Home'] },
  // The event stands in the bar and among the annual events.
  { path: '/event/summit-2027', current: ['Summit 2027', 'Summit 2027'] },
  { path: '/event/summit-2027/speakers', current: ['Speakers'] },
  { path: '/article/ten-days', current: [] },
  // As the server sees it.
  { path: '/ka/about', current: ['About Us'] },
])('the current screen of $path is marked at $current', ({ path, current }) => {
  expect(currentOf(showHeader(path))).toEqual(current)
})

test('the screen of all missing pages has the same header, whatever address it stands at', () => {
  const shownAt = (pathname: string) => {
    const entries = entriesOf(showHeader(pathname))
    cleanup()
    return entries
  }
  const ofSummit = shownAt('/event/summit-2027/speaker/nobody')
  mockSegment = 'not-here'
  expect(shownAt('/event/summit-2027/speaker/nobody')).toEqual(shownAt('/en/not-here'))
  mockSegment = 'a-page'
  expect(shownAt('/en/not-here')).not.toEqual(ofSummit)
})

test.each([
  { path: '/', isAtTop: true, tone: 'clear' },
  { path: '/', isAtTop: false, tone: 'solid' },
  { path: '/about', isAtTop: true, tone: 'solid' },
])('on $path, with its beginning seen: $isAtTop, the header is $tone', ({ path, isAtTop, tone }) => {
  showHeader(path)
  act(() => report(isAtTop))
  expect(screen.getByRole('banner')).toHaveClass(tone)
  expect(screen.getByRole('banner')).not.toHaveClass(tone === 'solid' ? 'clear' : 'solid')
})

describe('a group of links', () => {
  const links = [{ href: '/event/summit-2027', label: 'Summit 2027' }, { href: '/event/gali-jazz-2027', label: 'Gali Jazz 2027', lang: 'en', note: 'Cancelled' }]

  async function openGroup() {
    render(
      <>
        <NavigationGroup label="Annual Events" links={links} pathname="/event/summit-2027" />
        <button type="button">Elsewhere</button>
      </>,
    )
    const summary = screen.getByText('Annual Events')
    await userEvent.click(summary)
    expect(summary.parentElement).toHaveAttribute('open')
    return { group: summary.closest('details') as HTMLDetailsElement, summary }
  }

  test('Escape closes it, and the keyboard goes on at its label, but takes the focus from nobody once it is closed', async () => {
    const { group, summary } = await openGroup()
    act(() => screen.getByRole('link', { name: 'Summit 2027' }).focus())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(group).not.toHaveAttribute('open')
    expect(summary).toHaveFocus()
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  test('a click elsewhere and the keyboard, when it leaves the last link, close it', async () => {
    const { group, summary } = await openGroup()
    await userEvent.click(document.body)
    expect(group).not.toHaveAttribute('open')
    await userEvent.click(summary)
    act(() => screen.getByRole('link', { name: /Gali Jazz/ }).focus())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(group).not.toHaveAttribute('open')
  })
})

test('in the menu of a phone the pages of the event come first, then the events, then the general pages', () => {
  const entries = [{ href: '/', label: 'Home' }, { label: 'Annual Events', links: [{ href: '/event/x', label: 'Summit 2027' }] }, { label: 'Home pages', title: 'Main', links: [{ href: '/about', label: 'About Us' }] }]
  const order = (given: typeof entries) => {
    const { unmount } = render(<MobileMenu entries={given} actions={[]} languages={null} labels={{ navigation: 'Main navigation', openMenu: 'Open', closeMenu: 'Close' }} pathname="/about" />)
    const texts = within(screen.getByRole('dialog', { hidden: true })).getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
    unmount()
    return texts
  }
  expect(order(entries)).toEqual(['Home', 'Summit 2027', 'About Us'])
  // On other screens the events come first.
  expect(order(entries.slice(0, 2))).toEqual(['Summit 2027', 'Home'])
})

test.each([['/event/summit-2027/faq', ['/explore/summit-2027', '/event/summit-2027/speakers', '/event/summit-2027/participants', '/event/summit-2027/faq']], ['/about', []]])('the foot of %s leads to the screens of its event: %j', (path, hrefs) => {
  mockPathname = path
  render(<FooterEventLinks events={[summit]} labels={labels} />)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
