import { act, fireEvent, render, screen } from '@testing-library/react'
import { AgendaProvider } from './agenda-context'
import { AGENDA_PATH, SETUP, TEXTS } from './agenda-fixture'
import { ShownTime } from './shown-time'
import { ZoneSwitch } from './zone-switch'

function show(zone: string, instant: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone })
  render(
    <AgendaProvider setup={SETUP} texts={TEXTS}>
      <ZoneSwitch />
      <p role="note">
        <ShownTime instant={instant} time="10:30" /> <ShownTime instant={instant} time="10:30" isEnd />
      </p>
    </AgendaProvider>,
  )
}

function onScreen() {
  const note = screen.getByRole('note').cloneNode(true) as HTMLElement
  for (const printed of note.querySelectorAll('.paper')) printed.remove()
  return note.textContent
}

beforeEach(() => window.history.replaceState(null, '', AGENDA_PATH))

test.each([
  ['Europe/Berlin', '2027-05-13T06:30:00Z', '08:30 until 08:30'],
  ['Pacific/Auckland', '2027-05-13T15:00:00Z', '03:00 the day after until 03:00'],
  ['America/Los_Angeles', '2027-05-13T06:30:00Z', '23:30 the day before until 23:30'],
])('in %s, %s is shown as %s on request', async (zone, instant, text) => {
  show(zone, instant)
  expect(onScreen()).not.toBe(text)
  fireEvent.click(await screen.findByRole('button', { name: TEXTS.zones.own }))
  expect(onScreen()).toBe(text)
  expect([...screen.getByRole('note').querySelectorAll('.paper')].map(({ textContent }) => textContent)).toEqual(['10:30', 'until 10:30'])
  fireEvent.click(screen.getByRole('button', { name: 'Tbilisi time' }))
  expect(onScreen()).not.toBe(text)
})

test.each(['Asia/Tbilisi', 'Asia/Dubai'])('in %s, where clocks are alike, the zone is only named', async (zone) => {
  show(zone, '2027-05-13T06:30:00Z')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(SETUP.zone)).toBeInTheDocument()
})
