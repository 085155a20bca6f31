import { DomUtils, parseDocument } from 'htmlparser2'

/** The heading that begins a chapter of rich text. */
export const CHAPTER = 'h2'

/**
 * Rich text cut before each of its chapters, so that they can be set beside each other; what comes before the first is a part as well.
 *
 * @param html as the contract hands it over; headings within other elements do not cut it
 */
export function htmlChapters(html: string): string[] {
  const { children } = parseDocument(html)
  const starts = [0, ...children.flatMap((node, index) => (index > 0 && DomUtils.isTag(node) && node.name === CHAPTER ? [index] : []))]
  return starts
    .map((start, index) => children.slice(start, starts[index + 1]).map((node) => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' })).join('').trim())
    .filter((part) => part !== '')
}
