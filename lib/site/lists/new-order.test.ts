import { newOrder } from './new-order'

const move = (_id: string, position: number) => ({ _id, position })

test.each([
  { moves: [move('d', 0)], order: 'dabc' },
  { moves: [move('a', 99)], order: 'bcda' },
  { moves: [move('b', 1)], order: 'abcd' },
  { moves: [move('a', 3), move('b', 2), move('c', 1), move('d', 0)], order: 'dcba' },
  { moves: [move('c', 0), move('a', 2)], order: 'cbad' },
  { moves: [move('a', 99), move('b', 99)], order: 'cdab' },
  { moves: [move('a', 0), move('a', 1)], order: undefined },
  { moves: [move('x', 0)], order: undefined },
])('abcd with $moves becomes $order', ({ moves, order }) => {
  expect(newOrder([...'abcd'], moves)?.join('')).toBe(order)
})
