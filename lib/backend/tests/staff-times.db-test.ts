import { expect, test } from './support/test'
import { post, Staff } from './support/client'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite()
const staff = await Staff.signIn(site)

const EVENT = { identifier: 'times-of-staff', title: 'Times of staff', timezone: 'America/New_York', isRegistrationActive: true, _status: 'published' }
const [MORNING, NOON, EVENING] = ['2028-05-18T06:00:00Z', '2028-05-18T08:00:00Z', '2028-05-18T15:00:00Z']

/** The messages of a refusal by the field they are about. */
async function refusalOf(method: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await staff.ask(method, path, body)
  expect(answer.status, path).toBe(400)
  const { errors } = (await answer.json()) as { errors: { data?: { errors: { path: string; message: string }[] } }[] }
  return Object.fromEntries((errors[0]?.data?.errors ?? []).map(({ path: field, message }) => [field, message]))
}

test('what ends before it begins is refused, published or as a draft, in whichever of the two fields it was typed', async () => {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { ...EVENT, startsAt: MORNING, endsAt: EVENING })
  const refusals = [
    await refusalOf('PATCH', `events/${event.id}?locale=en`, { endsAt: '2020-01-01T00:00:00Z', _status: 'published' }),
    await refusalOf('PATCH', `events/${event.id}?locale=en&draft=true`, { endsAt: '2020-01-01T00:00:00Z', _status: 'draft' }),
    await refusalOf('PATCH', `events/${event.id}?locale=en`, { startsAt: '2029-01-01T00:00:00Z', _status: 'published' }),
  ]
  for (const refusal of refusals) expect(refusal).toEqual({ endsAt: expect.stringContaining('before “Begins”') })
  for (const [opens, closes] of [['registrationOpensAt', 'registrationClosesAt'], ['applyOpensAt', 'applyClosesAt']] as const) {
    expect(Object.keys(await refusalOf('PATCH', `events/${event.id}?locale=en`, { [opens]: NOON, [closes]: MORNING }))).toEqual([closes])
  }
  const session = { event: event.id, title: 'Backwards', startsAt: NOON, endsAt: MORNING }
  expect(Object.keys(await refusalOf('POST', 'sessions?locale=en', { ...session, _status: 'published' }))).toEqual(['endsAt'])
  expect(Object.keys(await refusalOf('POST', 'sessions?locale=en&draft=true', { ...session, _status: 'draft' }))).toEqual(['endsAt'])
  await staff.send('POST', 'sessions?locale=en', { ...session, endsAt: NOON, _status: 'published' })
})

test('a day that does not exist is refused in a draft too', async () => {
  const refusal = await refusalOf('POST', 'events?locale=en&draft=true', { title: 'Nowhen', startsAt: 'unreadable', _status: 'draft' })
  expect(refusal).toEqual({ startsAt: expect.stringContaining('no such date') })
})

test('an export has the times of the event’s clock and the words of the screens', async () => {
  expect((await post(site, '/api/registrations', registrationBody('clock@visitor.example', EVENT.identifier, { phone: '+995 555 12 34 56' }))).status).toBe(201)
  const { docs } = await staff.send<{ docs: { id: string; createdAt: string }[] }>('GET', 'registrations?where[email][equals]=clock@visitor.example')
  const sent = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: EVENT.timezone }).format(new Date(docs[0]?.createdAt ?? 0))
  const file = await (await staff.ask('GET', 'registrations/export?format=csv&where[email][equals]=clock@visitor.example')).text()
  const [head, row] = file.replace(/^\ufeff/, '').split('\r\n').map((line) => line.split(','))
  const cell = (heading: string) => row?.[head?.indexOf(heading) ?? -1]
  expect([cell('Sent'), cell('Status'), cell('Language'), cell('Phone')]).toEqual([sent, 'Registered', 'English', '+995 555 12 34 56'])
})
