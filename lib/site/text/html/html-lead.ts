import { DomUtils, parseDocument } from 'htmlparser2'
import { CHAPTER } from './html-chapters'

const HEADING = /^h[1-6]$/
const LONGEST_LEAD = 3
/** What may stand between paragraphs without counting as one. */
const BETWEEN_BLOCKS = new Set(['br', 'hr', 'img', 'wbr', 'input'])

/**
 * The beginning of rich text: the part before its first chapter, or the beginning of that chapter when
 * the text opens with its heading. Headings of any size at its very beginning are left out.
 *
 * @param html as the contract hands it over; plain text is returned as it is
 * @param blocks at most how many paragraphs, lists or quotes
 */
export function htmlLead(html: string, blocks: number = LONGEST_LEAD): string {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  const elements = children.filter((node) => DomUtils.isTag(node))
  let [count, start, end] = [0, 0, 0]
  for (const [index, { name, endIndex }] of elements.entries()) {
    if (BETWEEN_BLOCKS.has(name)) continue
    const isChapter = name === CHAPTER
    if (count === blocks || (isChapter && count > 0)) break
    // One that is never closed ends where the next one begins.
    end = Math.min((endIndex ?? 0) + 1, elements[index + 1]?.startIndex ?? html.length)
    if (isChapter || (count === 0 && HEADING.test(name))) start = end
    else count += 1
  }
  return count > 0 ? html.slice(start, end) : html
}
