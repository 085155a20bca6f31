import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'

test.use({ timezoneId: 'America/New_York' })
test.describe.configure({ mode: 'serial' })

const TITLE = 'Summit of clocks'
const EVENT = { identifier: 'summit-of-clocks', title: TITLE, startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-19T15:00:00Z', _status: 'published' }

// The screen prints an error of its own for an answer that refuses.
test.use({ expectedComplaint: /status of (400|404|428|503)/ })

test('in New York, staff read and type times by the clock of the event, in the form and in the list', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc: event } = await cms.send('POST', 'events?locale=en', EVENT)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/events/${event.id}?locale=en`)
  await staff.showTab('When and where')
  const begins = staff.time('Begins')
  await expect(begins).toHaveValue('2028-05-18T10:00')
  await expect(begins).toHaveAccessibleDescription('Asia/Tbilisi (UTC+4)')
  await begins.fill('2028-05-18T11:30')
  await staff.publish()
  const { startsAt } = await cms.send<{ startsAt: string }>('GET', `events/${event.id}`)
  expect(startsAt).toBe('2028-05-18T07:30:00.000Z')
  await staff.open('/collections/events?locale=en&search=clocks')
  await expect(page.getByRole('row', { name: TITLE })).toContainText('18 May 2028, 11:30 (UTC+4)')
})

test('a corrected time zone keeps the hours that were typed, on every tab, and an hour that clocks skip is refused', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.begin('events')
  await staff.fill({ title: 'Summit of another zone' })
  await staff.showTab('Registration')
  await staff.setTime('Registration closes', '2027-11-01T23:59')
  await staff.showTab('When and where')
  await staff.setTime('Begins', '2027-11-06T20:00')
  await staff.setTime('Ends', '2027-11-07T05:00')
  await staff.choose('timezone', 'America/New York')
  await expect(staff.time('Begins')).toHaveValue('2027-11-06T20:00')
  await expect(staff.time('Ends')).toHaveValue('2027-11-07T05:00')
  await expect(staff.time('Ends')).toHaveAccessibleDescription('America/New York (UTC−5)')
  await staff.setTime('Ends', '2028-03-12T02:30')
  await expect(staff.time('Ends')).toHaveValue('2028-03-12T02:30')
  await expect(staff.time('Ends')).toHaveAccessibleDescription(/Clocks go forward over 02:30 on that day/)
  await staff.setTime('Ends', '2027-11-07T05:00')
  await expect(page.getByLabel('Page address')).toHaveValue('summit-of-another-zone')
  await staff.publish()
  const id = page.url().split('/').at(-1)?.split('?')[0]
  expect(await cms.send('GET', `events/${id}`)).toMatchObject({
    timezone: 'America/New_York',
    startsAt: '2027-11-07T00:00:00.000Z',
    endsAt: '2027-11-07T10:00:00.000Z',
    registrationClosesAt: '2027-11-02T03:59:00.000Z',
  })
})

test('a session that is given to an event in another zone keeps its hours', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.begin('sessions')
  await staff.choose('event', TITLE)
  await staff.setTime('Begins', '2027-11-06T21:00')
  await staff.choose('event', 'Summit of another zone')
  await expect(staff.time('Begins')).toHaveAccessibleDescription('America/New York (UTC−4)')
  await expect(staff.time('Begins')).toHaveValue('2027-11-06T21:00')
})
