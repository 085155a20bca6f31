import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isLinkAddress } from './link-address'
import { SHOWN_SIZES, shownSize } from './shown-size'

const ALLOWED: IOptions = {
  allowedTags: ['p', ...SHOWN_SIZES, 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: shownSize('h1'),
    h5: shownSize('h5'),
    h6: shownSize('h6'),
    // What is not allowed leaves its words.
    a: (tagName, attribs) => ({ tagName: isLinkAddress(attribs.href ?? '') ? tagName : 'span', attribs }),
  },
}

/** HTML with nothing but the few elements that the pages render. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}
