import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isLinkAddress } from './link-address'

const ALLOWED: IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    // The title of the page is its only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // What is not allowed leaves its words.
    a: (tagName, attribs) => ({ tagName: isLinkAddress(attribs.href ?? '') ? tagName : 'span', attribs }),
  },
}

/** HTML with nothing but the few elements that the pages render. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}
