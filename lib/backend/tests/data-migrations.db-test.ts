// On Postgres too: it searches and migrates by statements of its own.
import { expect, test } from './support/test'
import { post, Staff } from './support/client'
import { runMigration } from './support/migrations'
import { openSite } from './support/site'
import { runSql } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const EVENT = 'searched-summit'

await staff.send('POST', 'events?locale=en', { identifier: EVENT, title: 'Searched Summit', isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
const names = ['Zoë O’Brien-D\'Arcy', 'Ni\u200Bno \u00ADBer\u00ADidze', '\u200Bნინო']
for (const [index, fullName] of names.entries()) await post(site, '/api/registrations', registrationBody(`searched-${index}@mail.example`, EVENT, { fullName }))

const SEARCHES = ["O'Brien", 'O’Brien', "d'arcy", 'D’Arcy', 'zoe', 'Zoë', 'Nino Beridze', 'ber\u00ADidze', 'searched-1@mail', 'ᲜᲘᲜᲝ', '%rie', 'O_Brien']
const found = async (search: string) => (await staff.send<{ totalDocs: number }>('GET', `registrations?where[and][0][or][0][searchText][like]=${encodeURIComponent(search)}`)).totalDocs
const numbers = () => Promise.all(SEARCHES.map(found))
const FOUND = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]

test('staff find a guest by a name however its apostrophes are typed, and with what nobody sees in it', async () => {
  expect(await numbers()).toEqual(FOUND)
  const file = await staff.ask('GET', `registrations/export?format=csv&search=${encodeURIComponent("O'Brien")}`)
  expect((await file.text()).trim().split('\r\n').length).toBe(2)
})

test('guests whose search text an earlier version stored are found as well', async () => {
  const old = [` zoe o brien d arcy searched 0 mail example zoë o’brien-d''arcy searched-0@mail.example`, ' ni no ber idze searched 1 mail example ni\u200Bno ber\u00ADidze searched-1@mail.example']
  await runSql(process.env.DATABASE_URL ?? '', old.map((text, index) => `update registrations set search_text = '${text}' where email = 'searched-${index}@mail.example'`))
  expect(await found('beridze')).toBe(0)
  await runMigration(site.payload, 'folded_search_texts')
  expect(await numbers()).toEqual(FOUND)
})

const tagsOf = async (id: string) => (await staff.send<{ tags: string[] }>('GET', `articles/${id}?locale=en`)).tags

test('a tag is the same with a space at its end, and stands once', async () => {
  const { doc } = await staff.send('POST', 'articles?locale=en', { identifier: 'tagged', title: 'Tagged', tags: [' Summit', 'Summit ', 'Jazz', ' '], _status: 'draft' })
  expect(await tagsOf(doc.id)).toEqual(['Summit', 'Jazz'])
})

test('a tag that was stored with a space loses it, and stands once', async () => {
  const { doc } = await staff.send('POST', 'articles?locale=en', { identifier: 'tagged-before', title: 'Tagged', tags: ['Garden', 'Jazz', 'Blues', 'Empty'], _status: 'draft' })
  await runSql(process.env.DATABASE_URL ?? '', [
    `update articles_texts set text = ' Garden ' where text = 'Garden'`,
    `update articles_texts set text = 'Jazz ' where text = 'Blues'`,
    `update articles_texts set text = ' ' where text = 'Empty'`,
  ])
  expect(await tagsOf(doc.id)).toEqual([' Garden ', 'Jazz', 'Jazz ', ' '])
  await runMigration(site.payload, 'trimmed_tags')
  expect(await tagsOf(doc.id)).toEqual(['Garden', 'Jazz'])
})

test('scans from before keep their rows, and each has a name of its own', async () => {
  const id = await staff.keyOf('events', 'identifier', EVENT)
  const [twice, once] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const rows = [['a', 'North', twice, 1], ['b', 'South', twice, 2], ['c', 'North', once, 3], ['d', 'North', '1', 4], ['e', 'South', '1', 5]] as const
  await runSql(process.env.DATABASE_URL ?? '', [
    'drop index check_ins_scan_idx',
    'create unique index device_scan_idx on check_ins (device, scan)',
    ...rows.map(([key, device, scan, time]) => {
      const values = [`${key.repeat(8)}-0000-4000-8000-000000000000`, id, device, scan, ...Array<string>(3).fill(`2027-05-13T0${time}:00:00.000Z`), 'unknown'].map((value) => `'${value}'`)
      return `insert into check_ins (id, event_id, device, scan, at, created_at, updated_at, result, is_undo, is_walk_in) values (${values.join(', ')}, false, false)`
    }),
  ])
  await runMigration(site.payload, 'scan_ids')
  const { docs } = await site.payload.find({ collection: 'check-ins', sort: 'createdAt', limit: 0 })
  expect(docs.map(({ scan }) => scan)).toEqual([twice, `${twice}/bbbbbbbb-0000-4000-8000-000000000000`, once, 'North/1', 'South/1'])
})

test('links that open something are taken out of what visitors agreed to before', async () => {
  const pages = { '/registration/abc.def': '/registration/[token]', '/subscription/x?lang=ge': '/subscription/[token]', '/form/x': '/form/[token]', '/about': '/about', '/event/form': '/event/form' }
  for (const [index, where] of Object.keys(pages).entries()) {
    const data = { email: `reader-${index}@example.com`, state: 'confirmed', locale: 'en', consent: { where } } as const
    await site.payload.create({ collection: 'subscriptions', data })
  }
  await runMigration(site.payload, 'tokens_of_consents')
  const { docs } = await site.payload.find({ collection: 'subscriptions', sort: 'email' })
  expect(docs.map(({ consent }) => consent?.where)).toEqual(Object.values(pages))
})

test('columns that staff chose for a list stay', async () => {
  const columns = (name: string) => ({ columns: [{ accessor: 'email', active: true }, { accessor: name, active: true }] })
  await staff.send('POST', 'payload-preferences/collection-messages', { value: columns('keptUntil') })
  await runMigration(site.payload, 'retained_until')
  expect(await staff.send('GET', 'payload-preferences/collection-messages')).toMatchObject({ value: columns('retainedUntil') })
})
