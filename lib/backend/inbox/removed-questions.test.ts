import type { EventQuestion } from './questions'
import { removedFrom } from './removed-questions'

const diet: EventQuestion = { key: 'diet', form: 'registration', kind: 'choice', label: 'What do you eat?', options: [{ id: '1', label: 'Fish' }, { id: '2', label: 'Meat' }] }
const bus: EventQuestion = { key: 'bus', form: 'registration', kind: 'yesNo', label: 'Do you need the bus?' }

test.each<{ what: string; after: EventQuestion[]; removed: string[] }>([
  { what: 'nothing, in another order with other words and one more', after: [{ ...bus, label: 'Bus?' }, { ...bus, key: 'more' }, { ...diet, isRetired: true, options: [{ id: '2', label: 'Beef' }, { id: '1', label: 'Trout' }] }], removed: [] },
  { what: 'a question', after: [diet], removed: ['bus'] },
  { what: 'a question whose key changes', after: [diet, { ...bus, key: 'coach' }], removed: ['bus'] },
  { what: 'a question that moves to another form', after: [diet, { ...bus, form: 'application' }], removed: ['bus'] },
  { what: 'a choice', after: [{ ...diet, options: [{ id: '2', label: 'Meat' }] }, bus], removed: ['diet 1'] },
  { what: 'the choices of what becomes a text', after: [{ ...diet, kind: 'text', options: [] }, bus], removed: ['diet 1', 'diet 2'] },
])('finds $what as removed', ({ after, removed }) => {
  expect(removedFrom([diet, bus], after).map(({ question, choice }) => [question.key, choice?.id].filter(Boolean).join(' '))).toEqual(removed)
})
