import { expect, test } from './support/test'
import { post, read, register, Staff } from './support/client'
import { ownPath } from './support/outbox'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

interface StoredQuestion {
  id: string
  key: string
  label: string
  isRetired?: boolean
  options?: { id: string; label: string }[]
}

const EVENT = 'asking'
const choices = (...labels: string[]) => labels.map((label) => ({ label }))
const event = await staff.createEvent(EVENT, {
  kind: 'accelerator',
  isApplyActive: true,
  questions: [
    { key: 'diet', form: 'registration', kind: 'choice', label: 'What do you eat?', options: choices('Fish', 'Meat', 'Neither') },
    { key: 'days', form: 'registration', kind: 'several', label: 'Which days?', options: choices('Friday', 'Saturday', 'Sunday') },
    { key: 'bus', form: 'registration', kind: 'yesNo', label: 'Do you need the bus?' },
    { key: 'free', form: 'registration', kind: 'text', label: 'Anything else?' },
    { key: 'idea', form: 'application', kind: 'text', label: 'In one line?' },
  ],
})
const { questions } = await staff.send<{ questions: StoredQuestion[] }>('GET', `events/${event}?locale=en`)
const idOf = (key: string, label: string) => questions.find((question) => question.key === key)?.options?.find((option) => option.label === label)?.id ?? ''
const without = (key: string) => questions.filter((question) => question.key !== key)
const withoutChoice = (key: string, label: string) => questions.map((question) => (question.key === key ? { ...question, options: question.options?.filter((option) => option.label !== label) } : question))
const publish = (change: readonly object[], data: object = {}) => staff.ask('PATCH', `events/${event}?locale=en`, { questions: change, ...data, _status: 'published' })
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { errors?: { message: string }[] }).errors?.[0]?.message]

const ANSWERS = [
  { diet: idOf('diet', 'Fish'), days: [idOf('days', 'Friday'), idOf('days', 'Sunday')], bus: false },
  { diet: idOf('diet', 'Fish'), days: [idOf('days', 'Friday')], free: '' },
  { diet: idOf('diet', 'Meat'), days: [] },
]
for (const [index, answers] of ANSWERS.entries()) expect((await register(site, `guest-${index}@example.com`, EVENT, { answers })).status).toBe(201)

test('a question or a choice that answers name is not removed, and it is said how many they are', async () => {
  const INSTEAD = 'Put it back, and tick “No longer asked” to leave it out of the form.'
  expect(await refusal(await publish(without('diet')))).toEqual([409, `3 people have answered this question: “What do you eat?”. ${INSTEAD}`])
  expect(await refusal(await publish(without('bus')))).toEqual([409, `1 person has answered this question: “Do you need the bus?”. ${INSTEAD}`])
  expect(await refusal(await publish(withoutChoice('diet', 'Fish')))).toEqual([409, '2 people have chosen “Fish” in answer to the question “What do you eat?”. Put it back; you can reword it.'])
  expect(await refusal(await publish(withoutChoice('days', 'Sunday')))).toEqual([409, '1 person has chosen “Sunday” in answer to the question “Which days?”. Put it back; you can reword it.'])
  expect((await staff.ask('PATCH', `events/${event}?locale=ka`, { questions: without('diet'), _status: 'published' })).status).toBe(409)
  // A draft may be without it until it is published.
  await staff.send('PATCH', `events/${event}?locale=en&draft=true`, { questions: without('diet'), _status: 'draft' })
  expect((await staff.ask('PATCH', `events/${event}?locale=en`, { _status: 'published' })).status).toBe(409)
  expect((await publish(questions)).status).toBe(200)
})

test('questions without answers can be removed, and all can be reworded and extended', async () => {
  const reworded = questions.filter(({ key }) => key !== 'free').map((question) => ({ ...question, label: `${question.label} (new)`, options: question.options?.filter(({ label }) => label !== 'Neither' && label !== 'Saturday') }))
  expect((await publish([...reworded, { key: 'more', form: 'registration', kind: 'text', label: 'More?' }])).status).toBe(200)
  expect((await publish(without('idea'))).status).toBe(200)
})

test('a question that is no longer asked is in no form, and its answers stay, in the export and through a correction', async () => {
  expect((await publish(questions.map((question) => ({ ...question, isRetired: question.key === 'diet', isRequired: question.key === 'diet' })))).status).toBe(200)
  const email = 'guest-0@example.com'
  expect((await register(site, 'late@example.com', EVENT, { answers: { diet: idOf('diet', 'Meat') } })).status).toBe(201)
  const answersOf = async (address: string) => (await site.payload.find({ collection: 'registrations', where: { email: { equals: address } }, depth: 0 })).docs[0]?.answers
  expect(await answersOf('late@example.com')).toEqual({})
  expect((await post(site, `${await ownPath(site, email)}/correct`, { fullName: 'Corrected', answers: { bus: true } })).status).toBe(200)
  expect(await answersOf(email)).toEqual({ diet: idOf('diet', 'Fish'), bus: true })
  const table = await (await staff.ask('GET', `registrations/export?format=csv&where[event][equals]=${event}`)).text()
  expect(table).toContain('diet: What do you eat?')
  expect(table.split('\n').filter((line) => line.includes('Fish'))).toHaveLength(2)
  const { items } = await read<{ items: { questions: StoredQuestion[] }[] }>(site, '/api/events', { identifier: EVENT })
  expect(items[0]?.questions.filter(({ isRetired }) => isRetired).map(({ key }) => key)).toEqual(['diet'])
})
