// On Postgres too: what is known of texts is changed under a lock, and the log has a list of actions.
import sharp from 'sharp'
import { openSite } from './support/site'
import { Staff } from './support/client'
import { expect, SAME_ON_BOTH, test } from './support/test'
import type { OldText } from '@/lib/backend/translations/read-old-texts'

const site = await openSite({ hasWorker: false })
const staff = await Staff.signIn(site)

const create = async (collection: string, data: object) => (await staff.send('POST', `${collection}?locale=en`, { ...data, _status: 'published' })).doc.id
const inGeorgian = (path: string, data: object, status = 'published') => staff.send('PATCH', `${path}?locale=ka${status === 'draft' ? '&draft=true' : ''}`, { ...data, _status: status })
const oldTexts = (entity: string, document?: string) => staff.send<OldText[]>('GET', `old-texts?entity=${entity}${document ? `&document=${document}` : ''}`)
const found = async (entity: string, document?: string) => (await oldTexts(entity, document)).map(({ field, locale }) => `${field} ${locale}`)

async function createFaq(question = 'When do doors open?') {
  const id = await create('faqs', { question, category: 'tickets', answer: answer('At nine.') })
  await inGeorgian(`faqs/${id}`, { question: 'როდის იღება კარი?', answer: answer('ცხრაზე.') })
  return id
}

function answer(text: string) {
  const shared = { version: 1, format: '', indent: 0, direction: null }
  return { root: { ...shared, type: 'root', children: [{ ...shared, type: 'paragraph', textFormat: 0, textStyle: '', children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }] }] } }
}

test('nothing is out of date at first; a published change in one language makes the other one so, until it follows', async () => {
  const id = await createFaq()
  expect(await oldTexts('faqs', id)).toEqual([])
  await staff.send('PATCH', `faqs/${id}?locale=en&draft=true`, { answer: answer('At ten.'), _status: 'draft' })
  expect(await oldTexts('faqs', id)).toEqual([])
  await staff.send('PATCH', `faqs/${id}?locale=en`, { _status: 'published' })
  const [text, ...others] = await oldTexts('faqs', id)
  expect(others).toEqual([])
  expect(text).toMatchObject({ locale: 'ka', field: 'Answer', title: 'When do doors open?', href: `/admin/collections/faqs/${id}?locale=ka`, source: { from: 'en', lead: 'At', removed: 'nine.', added: 'ten.' } })
  expect(Date.parse(text?.changedAt ?? '')).toBeLessThan(Date.parse(text?.source?.changedAt ?? ''))
  await inGeorgian(`faqs/${id}`, { answer: answer('ათზე.') }, 'draft')
  expect(await found('faqs', id)).toEqual(['Answer ka'])
  await inGeorgian(`faqs/${id}`, {})
  expect(await oldTexts('faqs', id)).toEqual([])
})

test('one press takes a text off the list and is recorded; what changed since it was read is not', async () => {
  const id = await createFaq('Is there parking?')
  await inGeorgian(`faqs/${id}`, { question: 'არის პარკინგი ახლოს?' })
  const [first] = await oldTexts('faqs', id)
  expect(first).toMatchObject({ locale: 'en', field: 'Question', source: { from: 'ka' } })
  await inGeorgian(`faqs/${id}`, { question: 'არის უფასო პარკინგი?' })
  const check = async (text: OldText | undefined) => (await staff.ask('POST', 'old-texts/checked', text)).status
  expect(await check(first)).toBe(409)
  const [second] = await oldTexts('faqs', id)
  expect((await (await staff.hire('desk')).ask('POST', 'old-texts/checked', second)).status).toBe(403)
  expect([await check(second), await check(second)]).toEqual([200, 200])
  expect(await oldTexts('faqs', id)).toEqual([])
  const { docs } = await site.payload.find({ collection: 'audit-log', where: { and: [{ document: { equals: id } }, { action: { equals: 'checked' } }] } })
  expect(docs).toEqual([expect.objectContaining({ entity: 'faqs', title: 'Is there parking?', language: 'en', changedFields: 'Question' })])
  await inGeorgian(`faqs/${id}`, { question: 'არის პარკინგი?' })
  await staff.send('DELETE', `faqs/${id}`)
  expect(await oldTexts('faqs', id)).toEqual([])
})

test('pages, descriptions of pictures and changes of several documents count too', async () => {
  const home = await site.payload.findGlobal({ slug: 'home', depth: 0, locale: 'en' })
  await staff.send('POST', 'globals/home?locale=en', { hero: { ...home.hero, subtitle: 'Another subtitle' }, _status: 'published' })
  expect(await found('home')).toEqual(['First screen – Subtitle ka'])
  const data = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } }).jpeg().toBuffer()
  const { id } = await site.payload.create({ collection: 'media', data: { alt: { en: 'A hall', ka: 'დარბაზი' } }, file: { name: 'hall.jpg', data, mimetype: 'image/jpeg', size: data.length } })
  await staff.send('PATCH', `media/${id}`, { alt: { en: 'A garden', ka: 'დარბაზი' } })
  expect(await found('media', id)).toEqual(['Alternative text ka'])
  const ids = [await createFaq('One?'), await createFaq('Two?')]
  await site.payload.update({ collection: 'faqs', where: { id: { in: ids } }, data: { answer: answer('At eleven.') as never, _status: 'published' }, locale: 'en' })
  for (const one of ids) expect(await found('faqs', one)).toEqual(['Answer ka'])
})

test('texts that name the former date, hour, place or room of an event are listed in both languages, also with the event', SAME_ON_BOTH, async () => {
  const event = await create('events', { identifier: 'named', title: 'Named', startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-18T15:00:00Z', summary: 'Come on 18 May to the Mill.', venue: { name: 'The Mill' } })
  await inGeorgian(`events/${event}`, { title: 'სახელი', summary: 'გელით 18 მაისს.', venue: { name: 'წისქვილი' } })
  const faq = await create('faqs', { question: 'When?', category: 'tickets', event, answer: answer('On May 18 at 10 am; the opening is in the Red Hall.') })
  const talk = { event, title: 'Opening', startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-18T07:00:00Z' }
  const session = await create('sessions', { ...talk, stage: 'Red hall' })

  await staff.send('PATCH', `sessions/${session}?locale=en`, { stage: 'Blue hall', _status: 'published' })
  expect((await oldTexts('sessions', session)).map(({ names }) => names)).toEqual([[{ label: 'room', words: 'Red Hall' }]])

  await staff.publish('events', event, { startsAt: '2028-06-08T07:00:00Z', endsAt: '2028-06-08T15:00:00Z', venue: { name: 'The Garden' } })
  const texts = await oldTexts('events', event)
  const names = (wanted: string, language = 'en') => texts.find(({ field, locale }) => field === wanted && locale === language)?.names.map(({ words }) => words)
  expect(names('Summary')).toEqual(['18 May', 'the Mill'])
  expect(names('Summary', 'ka')).toEqual(['18 მაისს'])
  expect(names('Answer')).toEqual(['Red Hall', 'May 18', '10 am'])
  expect(texts.find(({ field }) => field === 'Venue – Name')).toMatchObject({ locale: 'ka', source: { removed: 'Mill', added: 'Garden' } })
  await staff.publish('faqs', faq, { answer: answer('On 8 June at 11:00 in the Blue hall.') })
  expect(await found('faqs', faq)).toEqual([])
})
