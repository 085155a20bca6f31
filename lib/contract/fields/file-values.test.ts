import { fileFieldValue, parseFileField } from './file-values'

const ID = '0b8f5c1e-1111-4222-8333-944455556666'

test.each(['deck.pdf', 'ჩემი გეგმა.pdf', 'a b%.c.pdf', ''])('a file named "%s" comes back from its field', (name) => {
  const file = { id: ID, secret: 'abc-_1', name, size: 12 }
  expect(parseFileField(fileFieldValue(file))).toEqual(file)
})

test.each([undefined, '', 'deck.pdf', `${ID}..1.a`, `${ID}.secret.x.a`])('%s is no file', (value) => expect(parseFileField(value)).toBeNull())
