import type { Locale } from '@/lib/i18n/locales'
import { isLinkAddress } from '@/lib/site/text/link-address'
import { shownSize } from '@/lib/site/text/shown-size'
import { isEmpty } from '../reading/is-empty'
import { isStored, type StoredDocument } from '../reading/reading'
import { namedBy, toCard, toPicture, type BodyCard, type BodyParts, type BodyPicture } from './body-parts'

/** How each kind of part of a letter is written, in HTML or as plain text. */
export interface BodyForm {
  text: (words: string, marks: { isBold: boolean; isItalic: boolean }) => string
  lineBreak: string
  link: (href: string, content: string) => string
  paragraph: (content: string) => string
  heading: (size: 'h2' | 'h3' | 'h4', content: string) => string
  list: (items: readonly string[], isNumbered: boolean) => string
  quote: (content: string) => string
  picture: (picture: BodyPicture) => string
  button: (label: string, href: string) => string
  card: (card: BodyCard) => string
  /** Between two parts. */
  between: string
}

const [BOLD, ITALIC] = [1, 2]

/** Writes a text of the editor in a form. Links that lead nowhere are words alone, and what visitors cannot see is left out. */
export function renderBody(body: unknown, parts: BodyParts, locale: Locale, form: BodyForm): string {
  const inline = (node: unknown): string => {
    if (!isStored(node)) return ''
    const content = () => childrenOf(node).map(inline).join('')
    switch (node.type) {
      case 'text':
        return form.text(String(node.text ?? ''), { isBold: hasMark(node, BOLD), isItalic: hasMark(node, ITALIC) })
      case 'linebreak':
        return form.lineBreak
      case 'link':
      case 'autolink': {
        const href = isStored(node.fields) ? String(node.fields.url ?? '').trim() : ''
        return isLinkAddress(href) ? form.link(href, content()) : content()
      }
      default:
        return content()
    }
  }
  const listOf = (node: StoredDocument): string => {
    const items = childrenOf(node).flatMap((item) => {
      const inner = isStored(item) ? childrenOf(item) : []
      const nested = inner.filter(isStored).filter(({ type }) => type === 'list').map(listOf)
      const words = inner.filter((child) => !isStored(child) || child.type !== 'list').map(inline).join('')
      return words || nested.length > 0 ? [[words, ...nested].filter(Boolean).join(form.between)] : []
    })
    return form.list(items, node.listType === 'number')
  }
  const part = (node: unknown): string => {
    if (!isStored(node) || isEmpty({ root: node })) return ''
    const content = () => childrenOf(node).map(inline).join('')
    switch (node.type) {
      case 'paragraph':
        return form.paragraph(content())
      case 'heading':
        return form.heading(shownSize(node.tag as Parameters<typeof shownSize>[0]), content())
      case 'quote':
        return form.quote(content())
      case 'list':
        return listOf(node)
      case 'block':
        return isStored(node.fields) ? block(node.fields) : ''
      default:
        return ''
    }
  }
  const block = (fields: StoredDocument): string => {
    const named = namedBy(fields)
    if (named?.collection === 'media') {
      const picture = toPicture(parts.get(`media ${named.id}`), locale)
      return picture ? form.picture(picture) : ''
    }
    const card = named && toCard(parts, named, locale)
    if (card) return form.card(card)
    const [label, href] = [String(fields.label ?? ''), String(fields.href ?? '').trim()]
    return fields.blockType === 'button' && label && isLinkAddress(href) ? form.button(label, href) : ''
  }
  const root = isStored(body) && isStored(body.root) ? body.root : {}
  return childrenOf(root).map(part).filter(Boolean).join(form.between)
}

function hasMark({ format }: StoredDocument, mark: number): boolean {
  return typeof format === 'number' && (format & mark) !== 0
}

function childrenOf({ children }: StoredDocument): unknown[] {
  return Array.isArray(children) ? children : []
}
