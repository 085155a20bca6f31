import { faqPart, isAnyFound } from './faq-parts'

const faq = (_id: string, category: string, question = '?', answer = '') => ({ _id, category, question, answer, event: null })
const part = { id: 'general', title: 'In general' }

test.each([
  { what: 'topics as they first come up', categories: ['B', 'A', 'B'], topics: ['general-1 B: 0 2', 'general-2 A: 1'] },
  { what: 'spaces around a name', categories: ['A', ' A '], topics: ['general-1 A: 0 1'] },
  { what: 'questions without a topic', categories: ['', 'A', ' '], topics: ['general-1 : 0 2', 'general-2 A: 1'] },
])('$what', ({ categories, topics }) => {
  const grouped = faqPart(part, categories.map((category, index) => faq(String(index), category)), [])
  expect(
    grouped.topics.map(({ id, category, entries }) => `${id} ${category}: ${entries.map((entry) => entry.faq._id).join(' ')}`),
  ).toEqual(topics)
})

test('a search looks into questions and answers, tags aside', () => {
  const faqs = [
    faq('a', 'A', 'May I bring a dog?'),
    faq('b', 'A', 'May I bring food?', '<p>Yes, and the <strong>dog</strong> too.</p>'),
    faq('c', 'B', 'Is there parking?', '<p class="dog">No.</p>'),
  ]
  const { topics } = faqPart(part, faqs, [['dog']])
  expect(topics.map(({ entries }) => entries.map(({ match }) => match))).toEqual([['question', 'answer'], ['none']])
  expect(topics.map(({ entries }) => isAnyFound(entries))).toEqual([true, false])
})
