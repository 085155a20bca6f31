import { isEmpty } from './is-empty'

const paragraph = (...texts: string[]) => ({ type: 'paragraph', children: texts.map((text) => ({ type: 'text', text })) })
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

test.each([null, undefined, '', ' \u00A0', richText(), richText(paragraph()), richText(paragraph(), paragraph(' ', '\u00A0'))])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true)
})

test.each(['text', 0, false, [], richText(paragraph(), paragraph('', 'word')), richText({ type: 'list', children: [paragraph('word')] })])('%j is not', (value) => {
  expect(isEmpty(value)).toBe(false)
})
