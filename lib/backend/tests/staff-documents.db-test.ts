import { expect, test } from './support/test'
import { read, Staff } from './support/client'
import { openSite } from './support/site'

const site = await openSite()
const staff = await Staff.signIn(site)

interface Stored {
  id: string
  identifier: string
  title: string
  event: string
  sessionDay: string | null
  publishedAt: string | null
  isCurrent: boolean
  isRegistrationActive: boolean
  _status: string
}

const create = async (collection: string, data: object) => (await staff.send('POST', `${collection}?locale=en`, { ...data, _status: 'published' })).doc.id
const find = async (collection: string, query: string) => (await staff.send<{ docs: Stored[] }>('GET', `${collection}?${query}&depth=0&pagination=false`)).docs

const paragraph = (text: string) => ({ type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0, children: text ? [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }] : [] })

test('an older version is restored as a draft: visitors go on seeing what they see', async () => {
  const key = await create('articles', { identifier: 'restored', title: 'The first words' })
  await staff.publish('articles', key, { title: 'The second words' })
  await staff.send('PATCH', `articles/${key}?locale=en`, { _status: 'draft' })
  const { docs } = await staff.send<{ docs: { id: string; version: Stored }[] }>('GET', `articles/versions?where[parent][equals]=${key}&locale=en&depth=0&limit=0`)
  const older = docs.find(({ version }) => version.title === 'The first words')
  await staff.send('POST', `articles/versions/${older?.id}`)
  expect(await find('articles', `where[id][equals]=${key}&draft=true`)).toMatchObject([{ title: 'The first words', _status: 'draft' }])
  expect((await read<{ total: number }>(site, '/api/articles', { identifier: 'restored' })).total).toBe(0)
  await expect(staff.send('POST', 'articles/versions/nothing')).rejects.toThrow(/404/)
})

test('a page of texts is restored as a draft too', async () => {
  for (const title of ['First heading', 'Second heading']) await staff.send('POST', 'globals/careers?locale=en', { title, _status: 'published' })
  const { docs } = await staff.send<{ docs: { id: string; version: Stored }[] }>('GET', 'globals/careers/versions?locale=en&depth=0&limit=0')
  await staff.send('POST', `globals/careers/versions/${docs.find(({ version }) => version.title === 'First heading')?.id}`)
  const { careers } = await read<{ careers: { title: string } }>(site, '/api/commons/one', { select: 'careers' })
  expect(careers.title).toBe('Second heading')
  expect(await staff.send('GET', 'globals/careers?locale=en&draft=true')).toMatchObject({ title: 'First heading', _status: 'draft' })
  expect((await site.fetch(`/cms/api/globals/careers/versions/${docs[0]?.id}`, { method: 'POST' })).status).toBe(403)
})

test('a duplicate of an event is a draft with a free address, a title that says so, and an agenda of its own', async () => {
  const event = await create('events', { identifier: 'original', title: 'Original', isCurrent: true, isRegistrationActive: true, startsAt: '2028-05-18T06:00:00Z' })
  const deadlines = { registrationOpensAt: '2028-01-10T06:00:00Z', registrationClosesAt: '2028-04-30T19:59:00Z', applyOpensAt: '2027-11-01T06:00:00Z', applyClosesAt: '2028-01-10T19:59:00Z', decisionsAt: '2028-02-05T19:59:00Z' }
  await staff.publish('events', event, deadlines)
  await staff.publish('events', event, { title: 'ორიგინალი' }, 'ka')
  const day = await create('session-days', { event, date: '2028-05-18', title: 'First day' })
  await create('sessions', { event, sessionDay: day, title: 'Talk', startsAt: '2028-05-18T07:00:00Z' })
  for (const title of ['Choir', 'Band']) await create('lineups', { event, title })
  for (const identifier of ['original-copy', 'original-copy-2']) {
    const { doc: copy } = await staff.send<{ doc: Stored }>('POST', `events/${event}/duplicate`)
    expect(copy).toMatchObject({ identifier, title: 'Original (copy)', isCurrent: false, isRegistrationActive: false, _status: 'draft' })
    expect(copy).toMatchObject(Object.fromEntries(Object.keys(deadlines).map((name) => [name, null])))
    expect((await find('events', `where[id][equals]=${copy.id}&draft=true&locale=ka`))[0]?.title).toBe('ორიგინალი (ასლი)')
    const [newDay] = await find('session-days', `where[event][equals]=${copy.id}&draft=true`)
    expect(newDay).toMatchObject({ title: 'First day', _status: 'draft' })
    expect(await find('sessions', `where[event][equals]=${copy.id}&draft=true`)).toMatchObject([{ title: 'Talk', sessionDay: newDay?.id, _status: 'draft' }])
    expect((await find('lineups', `where[event][equals]=${copy.id}&draft=true&sort=_order`)).map(({ title }) => title)).toEqual(['Choir', 'Band'])
    await staff.publish('events', copy.id, {})
  }
  expect(await find('sessions', `where[event][equals]=${event}`)).toHaveLength(1)
  expect((await site.fetch(`/cms/api/events/${event}/duplicate`, { method: 'POST' })).status).toBe(403)
  const speaker = await create('speakers', { identifier: 'twice', fullName: 'Ana Twice' })
  expect((await staff.send<{ doc: Stored }>('POST', `speakers/${speaker}/duplicate`)).doc.identifier).toBe('twice-copy')
})

test('pickers tell events apart by date and state, and show and find titles of the other language', async () => {
  const titles = async (query: string) => (await find('events', `select[title]=true&draft=true&${query}`)).map(({ title }) => title)
  const found = await titles('locale=en&where[title][like]=Original')
  expect(found.sort()).toEqual(['Original (18 May 2028)', 'Original (copy) (18 May 2028)', 'Original (copy) (18 May 2028)'])
  await staff.send('POST', 'events?locale=en&draft=true', { title: 'Only English', _status: 'draft' })
  expect(await titles('locale=ka&where[and][0][title][like]=english')).toEqual(['Only English (draft)'])
  expect(await titles('locale=ka&where[title][like]=ორიგინალი')).toContain('ორიგინალი (18 May 2028)')
  // What is read for a form stays empty where it has no translation.
  expect((await find('events', 'where[title.en][equals]=Only English&draft=true&locale=ka'))[0]?.title ?? '').toBe('')
})

test('an article is dated by its first publication, unless staff have dated it', async () => {
  const start = Date.now()
  const { doc } = await staff.send<{ doc: Stored }>('POST', 'articles?locale=en&draft=true', { identifier: 'dated', title: 'Dated', _status: 'draft' })
  expect(doc.publishedAt ?? null).toBeNull()
  await staff.publish('articles', doc.id, {})
  const [published] = await find('articles', `where[id][equals]=${doc.id}`)
  expect(Date.parse(published?.publishedAt ?? '')).toBeGreaterThanOrEqual(start)
  await staff.publish('articles', doc.id, { title: 'Dated again' })
  expect((await find('articles', `where[id][equals]=${doc.id}`))[0]?.publishedAt).toBe(published?.publishedAt)
  const chosenDate = '2020-01-02T03:04:00.000Z'
  const key = await create('articles', { identifier: 'dated-by-hand', title: 'By hand', publishedAt: chosenDate })
  expect((await find('articles', `where[id][equals]=${key}`))[0]?.publishedAt).toBe(chosenDate)
})

test('a session with a day of another event is refused by the name of the day', async () => {
  const [one, other] = [await create('events', { identifier: 'one', title: 'One' }), await create('events', { identifier: 'other', title: 'Other' })]
  const day = await create('session-days', { event: other, date: '2028-05-18', title: 'Their day' })
  const answer = await staff.ask('POST', 'sessions?locale=en', { event: one, sessionDay: day, title: 'Talk', startsAt: '2028-05-18T07:00:00Z', _status: 'published' })
  expect(answer.status).toBe(400)
  const text = await answer.text()
  expect(text).toContain('“Their day” is a day of another event')
  expect(text).not.toContain(day)
})

test('a request that names no language writes and reads in the first one', async () => {
  const event = await create('events', { identifier: 'no-language', title: 'No language' })
  expect((await staff.ask('PATCH', `events/${event}`, { summary: 'Said in English.' })).status).toBe(200)
  expect(await find('events', `where[id][equals]=${event}`)).toMatchObject([{ title: 'No language', summary: 'Said in English.' }])
})

test('what is published and yet left out of the site is found, with the field that is wrong, until it is right', async () => {
  const { findOmitted } = await import('@/lib/backend/content/reading/find-omitted')
  expect(await findOmitted(site.payload)).toEqual([])
  const id = await create('articles', { identifier: 'left-out', title: 'Left out' })
  await site.payload.db.updateOne({ collection: 'articles', id, data: { identifier: 'Not An Address!' } })
  await read(site, '/api/articles', { all: 'true' })
  expect(await findOmitted(site.payload)).toEqual([{ collection: 'articles', id, fields: ['identifier'] }])
  await staff.send('PATCH', `articles/${id}?locale=en`, { identifier: 'right-again', _status: 'draft' })
  expect(await findOmitted(site.payload)).toEqual([])
  await staff.publish('articles', id, {})
  await read(site, '/api/articles', { all: 'true' })
  expect(await findOmitted(site.payload)).toEqual([])
})

test('a question for a choice is published with two choices or more', async () => {
  const save = (kind: string, labels: string[], query = '') => {
    const question = { label: 'Which?', form: 'application', kind, key: 'which', isRequired: true, options: labels.map((label) => ({ label })) }
    return staff.ask('POST', `events?locale=en${query}`, { identifier: `choices-${kind.toLowerCase()}-${labels.length}`, title: 'Choices', questions: [question], _status: query ? 'draft' : 'published' })
  }
  for (const kind of ['choice', 'several']) {
    const refused = await save(kind, ['Alone'])
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Add at least two choices.')])
    for (const answer of [await save(kind, [], '&draft=true'), await save(kind, ['One', 'Two'])]) expect(answer.status).toBe(201)
  }
  expect((await save('longText', [])).status).toBe(201)
})

test('a name of spaces alone is none, and spaces around a name are dropped', async () => {
  const named = [['events', 'title'], ['speakers', 'fullName'], ['partners', 'name'], ['articles', 'title'], ['faqs', 'question']] as const
  for (const [collection, name] of named) {
    const answer = await staff.ask('POST', `${collection}?locale=en`, { identifier: `blank-${collection}`, [name]: ' \u00A0 ', _status: 'published' })
    expect([collection, answer.status]).toEqual([collection, 400])
  }
  const { doc: article } = await staff.send('POST', 'articles?locale=en&draft=true', { identifier: 'spaces-in-english', title: ' ', _status: 'draft' })
  await expect(staff.publish('articles', article.id, { title: 'ქართულად' }, 'ka')).rejects.toThrow(/Title \(English\) is missing/)
  const { doc } = await staff.send('POST', 'partners?locale=en', { name: '  Spacious  ', _status: 'published' })
  await staff.send('PATCH', `partners/${doc.id}?locale=ka&draft=true`, { name: '   ', _status: 'draft' })
  await staff.publish('partners', doc.id, {})
  for (const lang of ['en', 'ge']) {
    const { items } = await read<{ items: { name: string }[] }>(site, '/api/partners', { _id: doc.id, lang })
    expect(items.map(({ name }) => name)).toEqual(['Spacious'])
  }
})

test('a question is published with its answer, of which the English one stands in for others', async () => {
  const answer = (text: string) => ({ root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: ['', text].map((words) => paragraph(words)) } })
  const publication = (question: string, more: object) => staff.ask('POST', 'faqs?locale=en', { question, ...more, _status: 'published' })
  for (const more of [{}, { answer: null }, { answer: answer(' ') }]) {
    const refused = await publication('Unanswered?', more)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Write the answer.')])
  }
  const { doc } = await staff.send('POST', 'faqs?locale=en&draft=true', { question: 'When?', _status: 'draft' })
  await expect(staff.publish('faqs', doc.id, { question: 'როდის?' }, 'ka')).rejects.toThrow(/400/)
  await expect(staff.publish('faqs', doc.id, { question: 'როდის?', answer: answer('ხვალ') }, 'ka')).rejects.toThrow(/Answer \(English\) is missing/)
  await staff.publish('faqs', doc.id, { answer: answer('Tomorrow') })
  await staff.publish('faqs', doc.id, { question: 'როდის?' }, 'ka')
})

test('what the contract cannot carry is refused by the name of each field, as are reserved and taken identifiers', async () => {
  const key = await staff.keyOf('events', 'identifier', 'summit-2026')
  const event = { identifier: 'Wrong Address', title: 'Wrong', capacity: 12.5, venue: { country: 'Georgia' }, questions: [{ label: 'Diet?', form: 'registration', kind: 'text', key: 'Not a key' }] }
  const answer = await staff.ask('POST', 'events?locale=en', { ...event, _status: 'published' })
  const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string }[] } }[] }
  expect(errors[0]?.data.errors.map(({ path }) => path).sort()).toEqual(['capacity', 'identifier', 'questions.0.key', 'venue.country'])
  await expect(staff.send('POST', 'globals/contact?locale=en', { socialLinks: [{ account: 'facebook', link: '' }], _status: 'published' })).rejects.toThrow(/link/i)
  await expect(staff.send('POST', 'session-days?locale=en', { event: key, date: '2027-02-30', _status: 'published' })).rejects.toThrow(/date/i)
  for (const identifier of ['speakers', 'participants', 'summit-2026']) {
    await expect(staff.send('POST', 'events?locale=en', { identifier, title: 'X', _status: 'published' })).rejects.toThrow(/identifier/)
  }
})
