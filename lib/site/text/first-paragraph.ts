import { toPlainText } from './plain-text'

const PARAGRAPH = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/gi
const INLINE_TAG = /<\/?(?:a|b|strong|i|em|u|s|code|span|sub|sup|mark)(?:\s[^>]*)?>/gi

/**
 * The words of the first paragraph of a rich text, exactly as a browser shows them.
 *
 * @param html sanitised HTML, as the contract hands it over; a text without tags is returned as it is
 * @returns an empty string when there is no paragraph with words in it
 */
export function firstParagraph(html: string): string {
  if (!html.includes('<')) return toPlainText(html)
  for (const [, inner = ''] of html.matchAll(PARAGRAPH)) {
    const words = toPlainText(inner.replace(INLINE_TAG, ''))
    if (words) return words
  }
  return ''
}
