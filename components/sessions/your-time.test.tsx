import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AgendaProvider } from './agenda-context'
import { AGENDA_PATH, SETUP, TEXTS } from './agenda-fixture'
import { YourTime } from './your-time'

const time = (instant: string) => (
  <AgendaProvider setup={SETUP} texts={TEXTS}>
    <p role="note">
      <YourTime instant={instant} />
    </p>
  </AgendaProvider>
)

beforeEach(() => window.history.replaceState(null, '', AGENDA_PATH))

test.each([
  { zone: 'Asia/Tbilisi', instant: '2027-05-13T06:30:00Z', text: '' },
  // Another place with the same time.
  { zone: 'Asia/Dubai', instant: '2027-05-13T06:30:00Z', text: '' },
  { zone: 'Europe/Berlin', instant: '2027-05-13T06:30:00Z', text: '08:30 your time' },
  { zone: 'Europe/Berlin', instant: '2027-01-13T06:30:00Z', text: '07:30 your time' },
  { zone: 'America/New_York', instant: '2027-05-13T06:30:00Z', text: '02:30 your time' },
  { zone: 'Pacific/Auckland', instant: '2027-05-13T15:00:00Z', text: '03:00 your time, the day after' },
  { zone: 'America/Los_Angeles', instant: '2027-05-13T06:30:00Z', text: '23:30 your time, the day before' },
])('in $zone, $instant reads "$text" beside the time in Tbilisi', ({ zone, instant, text }) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone })
  render(time(instant))
  expect(screen.getByRole('note').textContent).toBe(text)
})

test('the server, which does not know where the visitor is, says nothing', () => {
  expect(renderToString(time('2027-05-13T06:30:00Z'))).not.toContain('your time')
})
