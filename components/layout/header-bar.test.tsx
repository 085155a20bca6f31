import { cleanup, render, screen, within } from '@testing-library/react'
import en from '@/messages/en.json'
import { FooterEventLinks } from './footer-event-links'
import { HeaderBar } from './header-bar'
import { MobileMenu } from './menu/mobile-menu'
import type { NavigationLabels } from './menu/navigation-entries'

let mockPathname = '/'
let mockSegment = 'a-page'
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname, useParams: () => ({}), useSelectedLayoutSegment: () => mockSegment, useRouter: () => ({}) }))

const labels: NavigationLabels = en.Header
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

beforeEach(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as unknown as typeof IntersectionObserver
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
