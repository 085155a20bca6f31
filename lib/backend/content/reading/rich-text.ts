import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import sanitizeHtml from 'sanitize-html'

const ALLOWED = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
}

/** Turns the editor's rich text into HTML of the few elements that the pages render. */
export function toHtml(value: unknown): string {
  if (!isRichText(value)) return ''
  return sanitizeHtml(convertLexicalToHTML({ data: value, disableContainer: true }), ALLOWED)
}

function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value
}
