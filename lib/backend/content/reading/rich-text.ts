import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { allowedHtml } from '@/lib/site/text/allowed-html'
import { isEmpty } from './is-empty'

/** Turns the editor's rich text into HTML of the few elements that the pages render. */
export function toHtml(value: unknown): string {
  if (!isRichText(value) || isEmpty(value)) return ''
  return allowedHtml(convertLexicalToHTML({ data: value, disableContainer: true }))
}

function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value
}
