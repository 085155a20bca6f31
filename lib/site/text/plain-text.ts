import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

const INLINE_ELEMENTS = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'code', 'span', 'sub', 'sup', 'mark'])

/**
 * The words of an HTML text as a browser shows them, on one line.
 *
 * @param html sanitised HTML, as the contract hands it over
 */
export function toPlainText(html: string): string {
  return textOf(parseDocument(html).children)
}

/**
 * The words of the first paragraph of a rich text.
 *
 * @param html sanitised HTML, as the contract hands it over; a text without tags is one paragraph
 * @returns an empty string when there is no paragraph with words in it
 */
export function firstParagraph(html: string): string {
  const nodes = parseDocument(html).children
  if (!nodes.some((node) => DomUtils.isTag(node))) return textOf(nodes)
  const paragraphs = DomUtils.getElementsByTagName('p', nodes)
  return paragraphs.map(({ children }) => textOf(children)).find(Boolean) ?? ''
}

function textOf(nodes: Node[]): string {
  return nodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim()
}

function wordsOf(node: Node): string {
  if (DomUtils.isText(node)) return node.data
  if (!DomUtils.isTag(node)) return ''
  const words = node.children.map(wordsOf).join('')
  return INLINE_ELEMENTS.has(node.name) ? words : ` ${words} `
}
