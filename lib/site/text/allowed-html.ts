import sanitizeHtml from 'sanitize-html'

const ALLOWED = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
}

/** HTML with nothing but the few elements that the pages render. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}
