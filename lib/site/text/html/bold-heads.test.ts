import { markBoldHeads } from './bold-heads'

test.each([
  ['a paragraph that is bold as a whole', '<p><strong>Who objected?</strong></p><p>Kind people.</p>', '<p data-head=""><strong>Who objected?</strong></p><p>Kind people.</p>'],
  ['not one that only begins so', '<p><strong>Newsletter.</strong> When you subscribe</p>', '<p><strong>Newsletter.</strong> When you subscribe</p>'],
  ['not one that ends so', '<p>This is <strong>new</strong></p>', '<p>This is <strong>new</strong></p>'],
])('marks %s', (_, html, marked) => {
  expect(markBoldHeads(html)).toBe(marked)
})
