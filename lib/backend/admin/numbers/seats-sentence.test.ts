import { seatsSentence } from './seats-sentence'

test.each([
  [10, 30, 4, '30 have seats already and 4 are offered one; nobody loses one, no new ones until 25 cancel; open offers stay valid.'],
  [1, 1, 1, '1 has a seat already and 1 is offered one; nobody loses one, no new ones until 2 cancel; open offers stay valid.'],
  [0, 3, 0, '3 have seats already; nobody loses one, there are no new ones.'],
  [34, 30, 4, ''],
])('with %i seats, %i registered and %i offered one', (capacity, registered, offered, sentence) => {
  expect(seatsSentence(capacity, { registered, offered, taken: registered + offered })).toBe(sentence)
})
