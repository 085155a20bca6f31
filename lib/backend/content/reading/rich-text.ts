import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import { allowedHtml } from '@/lib/site/text/html/allowed-html'
import { isEmpty } from './is-empty'

/** The editor has no other kinds of nodes; for those that come by the CMS's API its converter writes words of its own. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({ ...defaultConverters, unknown: () => '' })

/** Turns the editor's rich text into HTML of the few elements that the pages render. */
export function toHtml(value: unknown): string {
  if (!isRichText(value) || isEmpty(value)) return ''
  return allowedHtml(convertLexicalToHTML({ data: value, disableContainer: true, converters }))
}

function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value
}
