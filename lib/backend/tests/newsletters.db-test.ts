// On Postgres too: recipients and numbers are counted by statements.
import { eventually, expect, SAME_ON_BOTH, test } from './support/test'
import { post, register, send } from './support/client'
import { block, bodyOf, element, newsletterStaff, onlyFrom, sql, subscribeAll, text } from './support/newsletters'
import { emailsTo } from './support/outbox'
import { SITE_URL } from './support/settings'
import { deleteAllExpired } from './support/expired-data'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const { cms, editor, desk, write, stateOf, act, numbersOf } = await newsletterStaff(site)
const door = await cms.hire('door')

async function sendAll(id: string): Promise<void> {
  expect((await act(id, 'send')).status).toBe(202)
  await eventually(async () => expect((await stateOf(id)).state).toBe('sent'))
}

test('a letter is written by editors, counted by language, and tested by whoever asks, whose links leave nothing', SAME_ON_BOTH, async () => {
  await subscribeAll('gb', 5, { country: 'GB' })
  const id = await write('winter-2027', onlyFrom('GB'))
  expect(await stateOf(id)).toMatchObject({ state: 'draft', sentAt: null, sendAt: null })
  expect((await desk.ask('POST', 'newsletters?locale=en', { identifier: 'x', subject: 'x' })).status).toBe(403)
  expect((await desk.ask('GET', `newsletters/${id}?locale=en`)).status).toBe(200)
  expect((await door.ask('GET', `newsletters/${id}?locale=en`)).status).toBe(403)
  expect((await send(site, 'GET', `/cms/api/newsletters/${id}`)).status).toBe(403)
  const { doc } = await editor.send<{ doc: { state: string; sentAt: string | null } }>('PATCH', `newsletters/${id}?locale=en`, { state: 'sent', sentAt: '2027-01-01T00:00:00Z' })
  expect([doc.state, doc.sentAt]).toEqual(['draft', null])

  const recipients = (key = id) => editor.send('GET', `newsletters/${key}/recipients`)
  expect(await recipients()).toEqual({ total: 5, en: 3, ka: 2, fallback: 0 })
  expect(await recipients(await write('english-alone', { ka: false, ...onlyFrom('GB') }))).toEqual({ total: 5, en: 5, ka: 0, fallback: 2 })
  expect(await recipients(await write('since', { audience: { country: 'GB', subscribedSince: '2027-01-03T00:00:00Z' } }))).toEqual({ total: 0, en: 0, ka: 0, fallback: 0 })
  expect(await recipients(await write('readers', { audience: { country: 'GB', language: 'ka' } }))).toEqual({ total: 2, en: 0, ka: 2, fallback: 0 })
  const event = await cms.createEvent('seated')
  expect((await register(site, 'gb-0@list.example', 'seated')).status).toBe(201)
  expect(await recipients(await write('guests', { audience: { country: 'GB', event, isRegistered: true } }))).toMatchObject({ total: 1 })
  expect(await recipients(await write('others', { audience: { country: 'GB', event, isRegistered: false } }))).toMatchObject({ total: 4 })

  expect((await desk.ask('POST', `newsletters/${id}/test`, {})).status).toBe(403)
  const { sentTo } = await cms.send<{ sentTo: string }>('POST', `newsletters/${id}/test`)
  const tests = await emailsTo(site, sentTo, 2)
  expect(tests.map(({ subject }) => subject).sort()).toEqual(['[Test] Winter', '[სატესტო] ზამთარი'])
  for (const email of tests) {
    expect(email.headers.get('list')).toBeUndefined()
    expect(String(email.html)).not.toContain('/subscription/')
  }
})

test('what a letter shows is in the email, on its page and in the plain text, with addresses from outside', SAME_ON_BOTH, async () => {
  const event = await cms.createEvent('carded', { title: 'Carded Summit' })
  const link = { ...element('link', text('the agenda')), fields: { linkType: 'custom', url: '/event/carded/agenda', newTab: false }, version: 3 }
  const more = [
    { ...element('heading', text('What is new')), tag: 'h2' },
    element('paragraph', text('See '), link),
    block({ blockType: 'button', label: 'Register', href: `${SITE_URL}/event/carded` }),
    block({ blockType: 'card', document: { relationTo: 'events', value: event } }),
  ]
  const id = await write('parts', { more, ...onlyFrom('NO') })
  const preview = await editor.send<{ language: string; subject: string; html: string; text: string }>('GET', `newsletters/${id}/preview?locale=ka`)
  expect([preview.language, preview.subject]).toEqual(['ka', 'ზამთარი'])
  expect(preview.html).toContain(`href="${SITE_URL}/event/carded/agenda?lang=ge"`)
  expect(preview.html).toContain('Carded Summit')
  expect(preview.text).toContain(`Register:\n${SITE_URL}/event/carded`)
  expect((await editor.ask('GET', `newsletters/${id}/preview?locale=de`)).status).toBe(422)
  const { warnings } = await editor.send<{ warnings: { kind: string }[] }>('GET', `newsletters/${await write('in-english', { ka: false })}/warnings`)
  expect(warnings).toEqual([{ kind: 'unwritten', locale: 'ka' }])
  const { doc: long } = await editor.send('POST', 'newsletters?locale=en', { identifier: 'long', subject: 'Long', body: bodyOf('Long', ...Array.from({ length: 3500 }, () => element('paragraph', text('word'))), block({ blockType: 'button', label: 'In', href: 'https://nowhere.invalid/' })) })
  const found = await editor.send<{ warnings: { kind: string; href?: string }[] }>('GET', `newsletters/${long.id}/warnings`)
  expect(found.warnings.map(({ kind }) => kind)).toEqual(['tooLong', 'unwritten', 'deadLink'])

  await subscribeAll('no', 1, { country: 'NO' })
  await sendAll(id)
  const { items } = await (await site.fetch('/api/newsletters?identifier=parts&lang=ge')).json() as { items: { subject: string; body: string; untranslated?: string[] }[] }
  expect(items).toMatchObject([{ subject: 'ზამთარი', preheader: '', isListed: true }])
  expect(items[0]?.body).toContain(`<p data-part="button"><a href="${SITE_URL}/event/carded">Register</a></p>`)
  expect(items[0]?.body).toContain('<div data-part="card"><a href="/event/carded"><strong>Carded Summit</strong></a>')
  expect(((await (await site.fetch('/api/newsletters?all=true&select=identifier')).json()) as { items: { identifier: string }[] }).items.map(({ identifier }) => identifier)).toEqual(['parts'])
})

test('a reader leaves with one click, from whatever address many do, changes the language, and is counted with the letter', async () => {
  await subscribeAll('it', 3, { country: 'IT' })
  const id = await write('leaving', onlyFrom('IT'))
  await sendAll(id)
  const [email] = await emailsTo(site, 'it-0@list.example', 1)
  const list = email?.headers.get('list') as unknown as { unsubscribe: { url: string }; 'unsubscribe-post': { name: string } }
  expect(list['unsubscribe-post'].name).toBe('List-Unsubscribe=One-Click')
  expect(email?.headerLines.find(({ key }) => key === 'list-id')?.line).toMatch(/: <letters\.localhost>$/)
  expect(email?.text).toContain('/letter/leaving')
  const { pathname, search } = new URL(list.unsubscribe.url)
  expect(search).toContain(id)
  const own = pathname.replace('/subscription', '/api/ownSubscriptions')
  expect(await (await site.fetch(own)).json()).toEqual({ email: 'it-0@list.example', state: 'confirmed', locale: 'en' })
  expect((await post(site, `${own}/language`, { locale: 'de' })).status).toBe(422)
  expect(await (await post(site, `${own}/language`, { locale: 'ge' })).json()).toMatchObject({ locale: 'ge' })
  const leave = () => site.fetch(pathname + search, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' })
  expect((await site.fetch(own, { method: 'HEAD' })).status).toBe(200)
  expect(await numbersOf(id)).toMatchObject({ left: 0 })
  expect([(await leave()).status, (await leave()).status]).toEqual([200, 200])
  expect(await numbersOf(id)).toMatchObject({ recipients: 3, handedOver: 3, left: 1 })

  await cms.send('POST', 'people/erase', { email: 'it-1@list.example' })
  expect(await numbersOf(id)).toMatchObject({ recipients: 3, handedOver: 3, left: 1 })
  expect(await sql("select count(*) from newsletter_recipients where address_folded = 'it-1@list.example'")).toEqual([['0']])
  await sql(`update newsletters set sent_at = '2025-01-01T00:00:00.000Z' where identifier = 'leaving'`)
  await deleteAllExpired(site.payload)
  expect(await numbersOf(id)).toMatchObject({ recipients: 0 })
})
