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

beforeEach(() => window.history.replaceState(null, '', AGENDA_PATH))

test.each([
  ['Europe/Berlin', '2027-05-13T06:30:00Z', '08:30 until 08:30'],
  ['Pacific/Auckland', '2027-05-13T15:00:00Z', '03:00 the day after until 03:00'],
  ['America/Los_Angeles', '2027-05-13T06:30:00Z', '23:30 the day before until 23:30'],
])('in %s, %s is shown as %s on request', async (zone, instant, text) => {
  show(zone, instant)
  expect(screen.getByRole('note').textContent).not.toBe(text)
  fireEvent.click(await screen.findByRole('button', { name: TEXTS.zones.own }))
  expect(screen.getByRole('note').textContent).toBe(text)
  fireEvent.click(screen.getByRole('button', { name: 'Tbilisi time' }))
  expect(screen.getByRole('note').textContent).not.toBe(text)
})

test.each(['Asia/Tbilisi', 'Asia/Dubai'])('in %s, where clocks are alike, the zone is only named', async (zone) => {
  show(zone, '2027-05-13T06:30:00Z')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(SETUP.zone)).toBeInTheDocument()
})
