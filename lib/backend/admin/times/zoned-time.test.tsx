import { render, screen } from '@testing-library/react'
import type { Payload } from 'payload'
import { ZonedTimeCell } from './zoned-time-cell'
import { ZonedTimeLabel } from './zoned-time-label'

const cellOf = (timezone: string) => ({ cellData: '2027-05-13T06:00:00.000Z', rowData: { timezone }, payload: {} as Payload, zoneOf: 'self' as const })

test('the head of a column of times names the zone of the site', () => {
  const { container } = render(<ZonedTimeLabel field={{ name: 'startsAt', label: 'Begins' }} />)
  expect(container).toHaveTextContent('Begins (UTC+4)')
})

test.each([
  { timezone: 'Asia/Tbilisi', text: '13 May 2027, 10:00 (UTC+4)', isElsewhere: false },
  { timezone: 'Europe/Berlin', text: '13 May 2027, 08:00 (UTC+2)', isElsewhere: true },
])('a time in $timezone reads "$text"', async ({ timezone, text, isElsewhere }) => {
  render(await ZonedTimeCell(cellOf(timezone)))
  const time = screen.getByRole('time')
  expect(time).toHaveTextContent(text)
  expect(time.querySelector('.elsewhere') !== null).toBe(isElsewhere)
})
