import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { answerOf } from '@/lib/api/browser-fixture'
import type { AgendaSetup } from '@/lib/site/agenda/agenda-state'
import { AgendaProvider } from './agenda-context'
import { AGENDA_PATH, LISTED, SETUP, TestAgenda, TEXTS } from './agenda-fixture'
import { NowAndNext } from './now-and-next'
import { ShownTime } from './shown-time'
import { ZoneSwitch } from './zone-switch'

const KEY = 'agendaPlan:summit'
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })
const panel = (date: string) => document.getElementById(`day-${date}`)
const plan = () => screen.getByRole('tabpanel', { name: /My plan/ })
const star = (title: string) => screen.getByRole('button', { name: `${title} in my plan` })
const address = () => window.location.pathname + window.location.search + window.location.hash
const choose = (stage: string) => userEvent.selectOptions(screen.getByLabelText('Stage'), stage)

let answer: () => Promise<Response>
const ask = jest.fn(() => answer())

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', AGENDA_PATH)
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView = jest.fn()
  answer = () => Promise.resolve(answerOf({ items: LISTED, total: 3, page: 1, limit: 3 }))
  ask.mockClear()
  window.fetch = ask
})

afterEach(() => jest.useRealTimers())

function open(query = '', setup: Partial<AgendaSetup> = {}) {
  window.history.replaceState(null, '', AGENDA_PATH + query)
  return render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TestAgenda setup={{ ...SETUP, ...setup }} />
    </SWRConfig>,
  )
}

describe('the days', () => {
  test('one day is shown, and the browser’s own search finds the others', () => {
    open()
    expect(panel('2027-05-14')).toHaveAttribute('hidden', 'until-found')
    act(() => {
      panel('2027-05-14')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    })
    expect(tab('2027-05-14')).toHaveAttribute('aria-selected', 'true')
    expect(panel('2027-05-14')).not.toHaveAttribute('hidden')
    expect(address()).toBe(`${AGENDA_PATH}?day=2027-05-14`)
  })

  test('a link to a session moves within the document, and takes off the filter that would leave others out', async () => {
    open('?stage=Hall')
    await userEvent.click(screen.getByRole('link', { name: 'Link to Panel' }))
    expect(address()).toBe(`${AGENDA_PATH}?day=2027-05-13#session-panel`)
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(screen.getByRole('heading', { name: 'Panel' }).closest('li')).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Workshop' })).toBeVisible()
  })

  test('an agenda that comes day by day has links instead of tabs', () => {
    open('', { isWhole: false })
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '2027-05-14' })).toHaveAttribute('href', `${AGENDA_PATH}?day=2027-05-14#day-2027-05-14`)
    expect(screen.getByRole('link', { name: '2027-05-13' })).toHaveAttribute('aria-current', 'page')
  })
})

describe('the filters', () => {
  test('over the plan, which is not filtered, nothing says that it is', async () => {
    open('?stage=Yard')
    await userEvent.click(tab('My plan'))
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement()
    await userEvent.click(tab('2027-05-13'))
    expect(screen.getByLabelText('Stage')).toHaveValue('Yard')
  })

  test('choices made before the page comes to life count too', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<TestAgenda />)
    const select = screen.getByLabelText<HTMLSelectElement>('Stage')
    select.value = 'Yard'
    render(<TestAgenda />, { container, hydrate: true })
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 sessions')
    expect(window.location.search).toBe('?stage=Yard')
  })

  test('in an agenda that comes in parts, a choice asks the server for the day', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined)
    open('', { day: '2027-05-14', isWhole: false })
    await choose('Yard')
    expect(submit).toHaveBeenCalled()
    expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('day')).toBe('2027-05-14')
  })
})

describe('the plan', () => {
  test('a star cannot be pressed before it works, and one put on in another tab of the browser shows here', async () => {
    document.body.innerHTML = renderToString(<TestAgenda />)
    for (const button of screen.getAllByRole('button', { pressed: false })) expect(button).toBeDisabled()
    document.body.innerHTML = ''
    open()
    await act(async () => {
      window.localStorage.setItem(KEY, '["closing"]')
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(tab('My plan')).toHaveTextContent('1')
  })

  test('an empty plan tells how to fill it, and asks for nothing', async () => {
    open()
    await userEvent.click(tab('My plan'))
    expect(within(plan()).getByText(/Star the sessions/)).toBeVisible()
    await userEvent.click(within(plan()).getByRole('button', { name: 'See the agenda' }))
    expect(tab('2027-05-13')).toHaveFocus()
    expect(ask).not.toHaveBeenCalled()
  })

  test('without a connection the plan says so, tries again on demand, and is in the order of time', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    window.localStorage.setItem(KEY, '["closing","panel"]')
    open()
    await userEvent.click(tab('My plan'))
    expect(await within(plan()).findByRole('alert')).toHaveTextContent('your starred sessions are safe')
    answer = () => Promise.resolve(answerOf({ items: LISTED }))
    await userEvent.click(within(plan()).getByRole('button', { name: 'Try again' }))
    expect(await within(plan()).findByRole('link', { name: 'Closing' })).toHaveAttribute('href', `${AGENDA_PATH}?day=2027-05-14#session-closing`)
    expect(within(plan()).getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Panel', 'Closing'])
  })
})

describe('the visitor’s own clock', () => {
  function show(zone: string, instant: string) {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone })
    render(
      <AgendaProvider setup={SETUP} texts={TEXTS}>
        <ZoneSwitch />
        <p role="note">
          <ShownTime instant={instant} time="10:30" />
        </p>
      </AgendaProvider>,
    )
  }

  test.each([
    ['Pacific/Auckland', '2027-05-13T15:00:00Z', '03:00 the day after'],
    ['America/Los_Angeles', '2027-05-13T06:30:00Z', '23:30 the day before'],
  ])('in %s, %s is shown as %s on request', async (zone, instant, text) => {
    show(zone, instant)
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.zones.own }))
    expect(screen.getByRole('note')).toHaveTextContent(text)
  })

  test('where clocks are alike, the zone is only named', async () => {
    show('Asia/Dubai', '2027-05-13T06:30:00Z')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(SETUP.zone)).toBeInTheDocument()
  })
})

describe('what is on now', () => {
  const strip = (setup: Partial<AgendaSetup> = {}) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AgendaProvider setup={{ ...SETUP, ...setup }} texts={TEXTS}>
        <NowAndNext />
      </AgendaProvider>
    </SWRConfig>
  )

  async function openAt(time: string, setup: Partial<AgendaSetup> = {}) {
    jest.useFakeTimers({ now: Date.parse(time) })
    render(strip(setup))
    await act(() => jest.advanceTimersByTimeAsync(10))
  }

  test.each([
    { name: 'before the event', now: '2027-01-01T00:00:00Z', setup: {} },
    { name: 'after the event', now: '2027-06-01T00:00:00Z', setup: {} },
    { name: 'when the event does not take place as announced', now: '2027-05-13T06:20:00Z', setup: { window: null } },
  ])('it is not there $name, and nothing is asked for', async ({ now, setup }) => {
    await openAt(now, setup)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(ask).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('the server keeps its place while the event is on', () => {
    expect(renderToString(strip({ wasOn: true }))).toContain('On now')
    expect(renderToString(strip({ wasOn: false }))).not.toContain('On now')
  })
})

// Last, because what was refused is remembered as long as the code is loaded.
test('where the storage is refused, stars last for the visit', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  open()
  await userEvent.click(star('Panel'))
  expect(star('Panel')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(star('Panel'))
  expect(star('Panel')).toHaveAttribute('aria-pressed', 'false')
})
