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
    // Of other elements only the words stay.
    a: (tagName, attribs) => ({ tagName: isLinkAddress(attribs.href ?? '') ? tagName : 'span', attribs }),
  },
}

/** Reduces HTML to the few elements that the pages render. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}
