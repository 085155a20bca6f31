const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'wbr', 'input'])
const CHAPTER = 'h2'
const LONGEST_LEAD = 3

/**
 * The beginning of rich text: what stands before its first chapter, or the beginning of that chapter when
 * the text opens with its heading.
 *
 * @param html well-formed HTML, as the contract hands it over; plain text is returned as it is
 * @param blocks at most how many paragraphs, lists or quotes
 */
export function htmlLead(html: string, blocks: number = LONGEST_LEAD): string {
  let [depth, found, start, end] = [0, 0, 0, 0]
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    const element = name.toLowerCase()
    if (!element) continue
    const isChapter = element === CHAPTER
    if (depth === 0 && isChapter && !slash && found > 0) break
    if (VOID_ELEMENTS.has(element)) continue
    depth += slash ? -1 : 1
    if (depth > 0 || !slash) continue
    if (isChapter) start = index + tag.length
    else found += 1
    end = index + tag.length
    if (found === blocks) break
  }
  return found > 0 ? html.slice(start, end) : html
}
