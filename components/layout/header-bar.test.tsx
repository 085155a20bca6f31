import { act, cleanup, render, screen, within } from '@testing-library/react'
import en from '@/messages/en.json'
import { menuLinks } from '@/lib/site/navigation'
import { HeaderBar } from './header-bar'
import type { NavigationLabels } from './menu/navigation-entries'

let mockPathname = '/'
let mockSegment = 'a-page'
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname, useParams: () => ({}), useSelectedLayoutSegment: () => mockSegment }))

const labels: NavigationLabels = en.Header
/** The general pages as the header names them. */
const GENERAL = menuLinks('header').map(({ key, href }) => ({ label: labels[key], href }))
const summit = { identifier: 'summit-2027', title: 'Summit 2027', lineupsCount: 3 }
const accelerator = { identifier: 'accelerator-2027', title: 'Accelerator 2027', lineupsCount: 0 }
const past = { identifier: 'summit-2019', title: 'Summit 2019', lineupsCount: 0, lang: 'en' }
const actions = [
  { href: '/event/summit-2027/register-for-public-square', label: 'Register for Summit' },
  { href: '/event/summit-2027/apply-now', label: 'Apply to Accelerator' },
]

function showHeader(pathname: string, changes: Partial<Parameters<typeof HeaderBar>[0]> = {}) {
  mockPathname = pathname
  render(
    <HeaderBar
      logo="Leadx"
      featuredEvents={[summit, accelerator]}
      otherEvents={[past]}
      actions={actions}
      languages={[{ locale: 'ka', value: 'ge', label: 'ქართული' }]}
      labels={labels}
      {...changes}
    />,
  )
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

function groupOf(bar: Bar, label: string): string[] {
  const group = bar.getByText(label, { selector: 'summary' }).parentElement as HTMLElement
  return [...group.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

const currentOf = (bar: Bar) =>
  bar.queryAllByRole('link', { hidden: true, current: 'page' }).map((link) => link.textContent)

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

describe('on a screen that is about no event', () => {
  test('the bar names the general screens beside the group of events', () => {
    const bar = showHeader('/about')
    expect(entriesOf(bar)).toEqual(['Home', '[Annual Events]', ...GENERAL.map(({ label }) => label)])
    expect(groupOf(bar, 'Annual Events')).toEqual([
      'Summit 2027 /event/summit-2027',
      'Accelerator 2027 /event/accelerator-2027',
    ])
  })

  test('an event that is yet to come has its date beside its name', () => {
    const bar = showHeader('/about', { featuredEvents: [{ ...summit, when: '13–15 May 2027', cover: '/cover.webp' }, accelerator] })
    expect(bar.getByText('13–15 May 2027').closest('li')).toHaveTextContent('Summit 2027')
    expect(bar.getByRole('link', { name: 'Summit 2027', hidden: true })).toBeInTheDocument()
  })

  test('without featured events there is no empty group', () => {
    expect(entriesOf(showHeader('/about', { featuredEvents: [] }))).toEqual(['Home', ...GENERAL.map(({ label }) => label)])
  })

  test.each([
    { path: '/event/speakers' },
    { path: '/event/participants' },
    { path: '/event/unknown-event' },
    { path: '/nothing' },
  ])('$path counts as one', ({ path }) => {
    expect(entriesOf(showHeader(path))).toContain('About Us')
  })
})

describe('on a screen of an event', () => {
  test('the bar names the screens of the event, and the general ones lie in a group', () => {
    const bar = showHeader('/event/summit-2027')
    expect(entriesOf(bar)).toEqual([
      '[Home]',
      '[Annual Events]',
      'Summit 2027',
      'Explore',
      'Lineup',
      'Speakers',
      'Leadxers',
      'FAQ',
    ])
    expect(groupOf(bar, 'Home')).toEqual(['Home /', ...GENERAL.map(({ label, href }) => `${label} ${href}`)])
    expect(bar.getByText('Main', { ignore: 'summary' })).toBeInTheDocument()
    expect(bar.getByRole('link', { name: 'Lineup' })).toHaveAttribute('href', '/event/summit-2027/agenda#lineup')
  })

  test('an event without a line-up has no link to one', () => {
    expect(entriesOf(showHeader('/event/accelerator-2027/faq'))).toEqual([
      '[Home]',
      '[Annual Events]',
      'Accelerator 2027',
      'Explore',
      'Speakers',
      'Leadxers',
      'FAQ',
    ])
  })

  test('an event that is not featured is in the bar, but not among the annual events', () => {
    const bar = showHeader('/explore/summit-2019')
    expect(entriesOf(bar)).toContain('Summit 2019')
    expect(groupOf(bar, 'Annual Events').join()).not.toContain('Summit 2019')
    expect(bar.getByRole('link', { name: 'Summit 2019' })).toHaveAttribute('lang', 'en')
  })
})

describe('the current screen', () => {
  test.each([
    { path: '/', current: ['Home'] },
    { path: '/about', current: ['About Us'] },
    { path: '/media', current: ['Media'] },
    // The event stands in the bar and among the annual events.
    { path: '/event/summit-2027', current: ['Summit 2027', 'Summit 2027'] },
    { path: '/event/summit-2027/speakers', current: ['Speakers'] },
    { path: '/event/summit-2027/faq', current: ['FAQ'] },
    { path: '/explore/summit-2027', current: ['Explore'] },
    { path: '/article/ten-days', current: [] },
  ])('on $path is marked at $current', ({ path, current }) => {
    expect(currentOf(showHeader(path))).toEqual(current)
  })

  test('is found behind the language that the server sees', () => {
    expect(currentOf(showHeader('/ka/about'))).toEqual(['About Us'])
  })
})

describe('the calls to action', () => {
  test('lead to the current event', () => {
    showHeader('/about')
    const [register] = screen.getAllByRole('link', { name: 'Register for Summit' })
    const [apply] = screen.getAllByRole('link', { name: 'Apply to Accelerator' })
    expect(register).toHaveAttribute('href', '/event/summit-2027/register-for-public-square')
    expect(apply).toHaveAttribute('href', '/event/summit-2027/apply-now')
  })

  test('are not there without one', () => {
    showHeader('/about', { actions: [] })
    expect(screen.queryByRole('link', { name: 'Register for Summit' })).not.toBeInTheDocument()
  })
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

test('the logo leads home and says so', () => {
  showHeader('/about')
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
})

describe('scrolling', () => {
  test.each([
    { path: '/', isAtTop: true, tone: 'clear' },
    { path: '/', isAtTop: false, tone: 'solid' },
    { path: '/about', isAtTop: true, tone: 'solid' },
    { path: '/event/media', isAtTop: true, tone: 'clear' },
  ])('on $path, with its beginning seen: $isAtTop, makes the header $tone', ({ path, isAtTop, tone }) => {
    showHeader(path)
    act(() => report(isAtTop))
    expect(screen.getByRole('banner')).toHaveClass(tone)
    expect(screen.getByRole('banner')).not.toHaveClass(tone === 'solid' ? 'clear' : 'solid')
  })

  test('is not listened to', () => {
    const listen = jest.spyOn(window, 'addEventListener')
    showHeader('/')
    expect(listen.mock.calls.map(([type]) => type)).not.toContain('scroll')
  })
})
