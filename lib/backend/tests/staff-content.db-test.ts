import { eventually, expect, test } from './support/test'
import sharp from 'sharp'
import { read, send, Staff } from './support/client'
import { openSite } from './support/site'

const site = await openSite()
const staff = await Staff.signIn(site)

async function uploadPicture(name: string): Promise<string> {
  const data = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } }).jpeg().toBuffer()
  const file = { name: `${name}.jpg`, data, mimetype: 'image/jpeg', size: data.length }
  return (await site.payload.create({ collection: 'media', data: { alt: { en: name, ka: name } }, file })).id
}

test('many who save at the same moment all get their way', async () => {
  const { docs } = await staff.send<{ docs: { id: string }[] }>('GET', 'participants?limit=20&depth=0')
  expect(docs).toHaveLength(20)
  await Promise.all(docs.map(({ id }, index) => staff.publish('participants', id, { project: `Saved at once ${index}` })))
  const { items } = await read<{ items: { project: string }[] }>(site, '/api/participants', { keyword: 'saved at once', all: 'true' })
  expect(items.map(({ project }) => project).sort()).toEqual(docs.map((_, index) => `Saved at once ${index}`).sort())
})

test('a document in use is not deleted, and its uses are named, a copy of an event by its own title', async () => {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier: 'in-use', title: 'In use', _status: 'published' })
  const { doc: speaker } = await staff.send('POST', 'speakers?locale=en', { identifier: 'in-use', fullName: 'Ana In Use', events: [event.id], _status: 'published' })
  const { doc: day } = await staff.send('POST', 'session-days?locale=en', { event: event.id, date: '2028-05-10', title: 'Day', _status: 'published' })
  const session = { event: event.id, sessionDay: day.id, speakers: [speaker.id], startsAt: '2028-05-10T07:00:00Z', title: 'Opening talk', _status: 'published' }
  await staff.send('POST', 'sessions?locale=en', session)
  const { doc: partner } = await staff.send('POST', 'partners?locale=en', { events: [event.id], name: 'In use', _status: 'published' })
  const { doc: free } = await staff.send('POST', 'partners?locale=en', { name: 'Free', _status: 'published' })
  await expect(staff.send('DELETE', `speakers/${speaker.id}`)).rejects.toThrow(/409.*Sessions \(1\): Opening talk/)
  await staff.send('POST', 'session-days?locale=en', { event: event.id, date: '2028-05-11', _status: 'published' })
  await staff.send('POST', 'session-days?locale=ka&draft=true', { event: event.id, date: '2028-05-12', title: 'ბოლო დღე', _status: 'draft' })
  await expect(staff.send('DELETE', `events/${event.id}`)).rejects.toThrow(/409.*Partners \(1\).*Days \(3\): (?=.*\bDay\b)(?=.*2028-05-11)(?=.*ბოლო დღე)/)
  await expect(staff.send('DELETE', `session-days/${day.id}`)).rejects.toThrow(/Sessions \(1\)/)
  await expect(staff.send('DELETE', `media/${await staff.keyOf('media', 'filename', 'hero.webp')}`)).rejects.toThrow(/Home page/)
  const cover = await uploadPicture('cover-of-two')
  await staff.publish('events', event.id, { coverImage: cover })
  await staff.send('POST', `events/${event.id}/duplicate`)
  await expect(staff.send('DELETE', `media/${cover}`)).rejects.toThrow(/409.*Events \(2\): (?=.*In use[,.])(?=.*In use \(copy\) \(in a draft\))/)
  for (const { id } of [partner, free]) await staff.send('DELETE', `partners/${id}`)
})

test('a document that only a draft names is not deleted either', async () => {
  const [photo, cover, hero] = [await uploadPicture('photo'), await uploadPicture('cover'), await uploadPicture('hero')]
  const { doc: speaker } = await staff.send('POST', 'speakers?locale=en', { identifier: 'new-photo', fullName: 'Ana New Photo', _status: 'published' })
  await staff.send('PATCH', `speakers/${speaker.id}?locale=en&draft=true`, { photo, _status: 'draft' })
  const { doc: event } = await staff.send('POST', 'events?locale=en&draft=true', { identifier: 'to-be', title: 'To be', _status: 'draft' })
  await staff.send('PATCH', `events/${event.id}?locale=en&draft=true`, { coverImage: cover, _status: 'draft' })
  const home = await site.payload.findGlobal({ slug: 'home', depth: 0 })
  await staff.send('POST', 'globals/home?locale=en&draft=true', { ...home, hero: { ...home.hero, image: hero }, _status: 'draft' })
  const remove = (id: string) => staff.send('DELETE', `media/${id}`)
  await expect(remove(photo)).rejects.toThrow(/409.*Speakers \(1\): Ana New Photo \(in a draft\)/)
  await expect(remove(cover)).rejects.toThrow(/409.*Events \(1\): To be \(in a draft\)/)
  await expect(remove(hero)).rejects.toThrow(/409.*Home page \(in a draft\)/)
  await staff.send('PATCH', `speakers/${speaker.id}?locale=en&draft=true`, { photo: null, _status: 'draft' })
  await remove(photo)
})

test('a link that leads nowhere is not published, and it is said which; a heading of the first size is one of the second', async () => {
  const shared = { version: 1, format: '', indent: 0, direction: null } as const
  const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })
  const textWith = (url: string) => {
    const heading = { ...shared, type: 'heading', tag: 'h1', children: [words('Programme')] }
    const link = { ...shared, type: 'link', version: 3, fields: { linkType: 'custom', newTab: false, url }, children: [words('our programme')] }
    return { root: { ...shared, type: 'root', children: [heading, { ...shared, type: 'paragraph', textFormat: 0, textStyle: '', children: [link] }] } }
  }
  const publish = (url: string) => staff.send('POST', 'articles?locale=en', { identifier: 'linked', title: 'Linked', body: textWith(url), _status: 'published' })
  for (const url of ['javascript:alert(1)', 'file:///home/ana/programme.pdf', 'www.example.com']) {
    await expect(publish(url)).rejects.toThrow(/400.*The link “our programme” leads nowhere\. Enter the full address, starting with https:/)
  }
  await publish('https://example.com/programme')
  const { items } = await read<{ items: { body: string }[] }>(site, '/api/articles', { identifier: 'linked', select: 'body' })
  expect(items[0]?.body).toBe('<h2>Programme</h2><p><a href="https://example.com/programme">our programme</a></p>')
})

test('a row that is moved beside a draft of it has its new place for visitors, too', async () => {
  const partner = async (name: string) => (await staff.send('POST', 'partners?locale=en', { name: `Moved ${name}`, _status: 'published' })).doc.id
  const [first, second] = [await partner('A'), await partner('B')]
  const names = async () => (await read<{ items: { name: string }[] }>(site, '/api/partners', { all: 'true' })).items.map(({ name }) => name).filter((name) => name.startsWith('Moved'))
  expect(await names()).toEqual(['Moved A', 'Moved B'])
  await staff.send('PATCH', `partners/${second}?locale=en&draft=true`, { name: 'Moved C', _status: 'draft' })
  const { _order: key } = await site.payload.findByID({ collection: 'partners', id: first, depth: 0 })
  const move = { collectionSlug: 'partners', docsToMove: [second], newKeyWillBe: 'less', orderableFieldName: '_order', target: { id: first, key } }
  await staff.send('POST', 'reorder', move)
  expect(await names()).toEqual(['Moved B', 'Moved A'])
  const { docs: versions } = await staff.send<{ docs: { id: string; version: { name: string } }[] }>('GET', `partners/versions?where[parent][equals]=${second}&sort=createdAt&depth=0&locale=en`)
  expect(versions[0]?.version.name).toBe('Moved B')
  await staff.send('POST', `partners/versions/${versions[0]?.id}?depth=0`)
  expect(await names()).toEqual(['Moved B', 'Moved A'])
})

test('a save expires the pages of its collection', async () => {
  for (const collection of ['events', 'speakers', 'articles', 'faqs'] as const) {
    site.expiredTags.length = 0
    const { docs } = await staff.send<{ docs: { id: string }[] }>('GET', `${collection}?limit=1&depth=0`)
    await staff.publish(collection, docs[0]?.id ?? '', {})
    await eventually(() => expect(site.expiredTags, collection).toContain(collection))
  }
})

test('a scheduled document is published once it is due', async () => {
  const article = { identifier: 'to-come', title: 'Published by the clock', publishedAt: new Date().toISOString(), _status: 'draft' }
  const { doc } = await staff.send('POST', 'articles?locale=en&draft=true', article)
  const isPublic = async () => (await read<{ total: number }>(site, '/api/articles', { identifier: 'to-come' })).total === 1
  expect(await isPublic()).toBe(false)
  const { user } = await staff.send<{ user: { id: string } }>('GET', 'users/me')
  await site.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: doc.id }, user: { relationTo: 'users', value: user.id } },
    waitUntil: new Date(Date.now() + 1000),
  })
  site.expiredTags.length = 0
  await eventually(async () => expect(await isPublic()).toBe(true))
  await eventually(() => expect(site.expiredTags).toContain('articles'))
})

test('an account is not deleted as long as something waits that it has scheduled', async () => {
  const { doc: editor } = await staff.send('POST', 'users', { email: 'leaves@leadx.example', password: 'a password of editors', role: 'editor' })
  const { doc } = await staff.send('POST', 'articles?locale=en&draft=true', { identifier: 'for-monday', title: 'For Monday', _status: 'draft' })
  const user = { relationTo: 'users', value: editor.id } as const
  const waitUntil = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const inputs = [{ doc: { relationTo: 'articles', value: doc.id } }, { global: 'home' }] as const
  for (const input of inputs) await site.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', ...input, user }, waitUntil })
  await expect(staff.send('DELETE', `users/${editor.id}`)).rejects.toThrow(/409.*Article For Monday; Home page/)
  await site.payload.db.deleteMany({ collection: 'payload-jobs', where: { taskSlug: { equals: 'schedulePublish' } } })
  await staff.send('DELETE', `users/${editor.id}`)
})

async function redirect(path: string): Promise<string | number | null> {
  const answer = await send(site, 'GET', `/api/redirects?path=${path}`)
  return answer.ok ? ((await answer.json()) as { path: string | null }).path : answer.status
}

test('an address that changed leads on, however often it changed, and back to an old name leads nowhere else', async () => {
  const { doc } = await staff.send('POST', 'events?locale=en', { identifier: 'first-name', title: 'Renamed', _status: 'published' })
  for (const identifier of ['second-name', 'third-name']) await staff.publish('events', doc.id, { identifier })
  expect(await redirect('/event/first-name')).toBe('/event/third-name')
  expect(await redirect('/event/second-name/agenda')).toBe('/event/third-name/agenda')
  expect(await redirect('/explore/second-name')).toBe('/explore/third-name')
  await staff.publish('events', doc.id, { identifier: 'second-name' })
  expect(await redirect('/event/third-name')).toBe('/event/second-name')
  expect(await redirect('/event/second-name')).not.toBe('/event/third-name')
  expect(await redirect('nowhere')).toBe(400)
  await expect(staff.publish('events', doc.id, { identifier: 'summit-2027' })).rejects.toThrow(/taken/)
})

test('an address that only a draft had leads nowhere, and takes nothing from whom it led to before', async () => {
  const { doc } = await staff.send('POST', 'events?locale=en&draft=true', { identifier: 'first-draft', title: 'Drafted', _status: 'draft' })
  await staff.publish('events', doc.id, { identifier: 'final' })
  expect(await redirect('/event/first-draft')).toBeNull()
  const { doc: known } = await staff.send('POST', 'speakers?locale=en', { identifier: 'nino', fullName: 'Nino K', _status: 'published' })
  await staff.publish('speakers', known.id, { identifier: 'nino-k' })
  const { doc: other } = await staff.send('POST', 'speakers?locale=en&draft=true', { identifier: 'nino', fullName: 'Nino B', _status: 'draft' })
  await staff.publish('speakers', other.id, { identifier: 'nino-b' })
  expect(await redirect('/speaker/nino')).toBe('/speaker/nino-k')
  // Whoever was public before an unpublication is known by the name of that time.
  await staff.send('PATCH', `speakers/${other.id}?locale=en`, { identifier: 'nino-hidden', _status: 'draft' })
  await staff.publish('speakers', other.id, { identifier: 'nino-c' })
  expect([await redirect('/speaker/nino-b'), await redirect('/speaker/nino-hidden')]).toEqual(['/speaker/nino-c', null])
})

test('a document with a name in Georgian alone can be drafted, and is published once it has one in English', async () => {
  const article = { identifier: 'in-georgian', title: 'ქართულად', publishedAt: '2027-01-01T00:00:00Z', _status: 'published' }
  const { doc } = await staff.send('POST', 'articles?locale=ka&draft=true', { ...article, _status: 'draft' })
  for (const [method, path, body] of [
    ['POST', 'articles?locale=ka', { ...article, identifier: 'at-once' }],
    ['PATCH', `articles/${doc.id}?locale=ka`, { _status: 'published' }],
  ] as const) {
    const answer = await staff.ask(method, path, body)
    const { errors } = (await answer.json()) as { errors?: { message: string; data?: { errors: object[] } }[] }
    expect([answer.status, errors?.[0]?.data?.errors]).toEqual([400, [{ path: 'title', label: 'Title', message: expect.stringContaining('switch to English') }]])
    expect(errors?.[0]?.message).toBe('Title (English) is missing.')
  }
  const { doc: event } = await staff.send('POST', 'events?locale=en&draft=true', { identifier: 'untitled-day', title: 'Untitled day', _status: 'draft' })
  await staff.send('POST', 'session-days?locale=ka', { event: event.id, date: '2028-05-10', _status: 'published' })
  await staff.send('PATCH', `articles/${doc.id}?locale=en&draft=true`, { title: 'In English', _status: 'draft' })
  await staff.publish('articles', doc.id, {}, 'ka')
  const titleIn = async (lang: string) => (await read<{ items: { title: string }[] }>(site, '/api/articles', { identifier: article.identifier, lang })).items[0]?.title
  expect([await titleIn('en'), await titleIn('ge')]).toEqual(['In English', article.title])
})

test('a name that was stored in Georgian alone is shown in English, too', async () => {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier: 'old-names', title: 'Old names', _status: 'published' })
  const { doc: speaker } = await staff.send('POST', 'speakers?locale=en&draft=true', { identifier: 'old-name', fullName: 'Old Name', _status: 'draft' })
  const { doc: session } = await staff.send('POST', 'sessions?locale=en', { event: event.id, speakers: [speaker.id], startsAt: '2028-05-10T07:00:00Z', title: 'Old', _status: 'published' })
  const data = { fullName: { ka: 'ძველი სახელი' }, _status: 'published' }
  await site.payload.db.updateOne({ collection: 'speakers', id: speaker.id, locale: 'all', data })
  const { items } = await read<{ items: { fullName: string }[] }>(site, '/api/speakers', { identifier: 'old-name', lang: 'en' })
  expect(items).toMatchObject([{ fullName: 'ძველი სახელი' }])
  const sessions = await read<{ items: object[] }>(site, '/api/sessions', { _id: session.id, lang: 'en' })
  expect(sessions.items).toMatchObject([{ title: 'Old', speakers: [{ fullName: 'ძველი სახელი' }] }])
})
