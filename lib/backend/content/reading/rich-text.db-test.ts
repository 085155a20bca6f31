import { expect, test } from '../../tests/support/test'
import { toHtml } from './rich-text'

const text = (value: string) => ({ type: 'text', version: 1, text: value, format: 0, detail: 0, mode: 'normal', style: '' })
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children, direction: null, format: '', indent: 0 })
const richText = (...children: object[]) => ({ root: { ...paragraph(...children), type: 'root' } })

test('formatted text becomes HTML', () => {
  expect(toHtml(richText(paragraph(text('Tea & wine'))))).toBe('<p>Tea &amp; wine</p>')
})

test('nodes that the editor does not have are left out', () => {
  expect(toHtml(richText({ type: 'html', version: 1, html: '<b>x</b>' }, paragraph(text('Tea'), { type: 'poll', version: 1 })))).toBe('<p>Tea</p>')
})

test('other values are no formatted text', () => {
  for (const value of [null, undefined, 'text', 7, {}]) expect(toHtml(value)).toBe('')
})
