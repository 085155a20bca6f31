import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isLinkAddress } from '../link-address'
import { SHOWN_SIZES, shownSize } from '../shown-size'

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

const ALLOWED_IN_NEWSLETTERS: IOptions = {
  ...ALLOWED,
  allowedTags: [...(ALLOWED.allowedTags as string[]), 'figure', 'img', 'div', 'span'],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height'], p: ['data-part'], div: ['data-part'] },
  allowedSchemesByTag: { img: ['http', 'https'] },
}

/** Reduces HTML to the few elements that the pages render. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}

/** As {@link allowedHtml}, with the pictures, buttons and cards of newsletters. @param pictureUrl the address of a picture for browsers */
export function allowedNewsletterHtml(html: string, pictureUrl: (path: string) => string): string {
  const img = (tagName: string, attribs: Record<string, string>) => ({ tagName, attribs: { ...attribs, src: pictureUrl(attribs.src ?? '') } })
  return sanitizeHtml(html, { ...ALLOWED_IN_NEWSLETTERS, transformTags: { ...ALLOWED.transformTags, img } })
}
