import { DomUtils, parseDocument } from 'htmlparser2'
import { CHAPTER } from './html/html-chapters'
import { toPlainText } from './plain-text'

interface Contents {
  /** The same text, with an id on each heading. */
  html: string
  headings: { id: string; title: string }[]
}

/** @param html sanitised HTML, as the contract hands it over */
export function contentsOf(html: string): Contents {
  const document = parseDocument(html)
  const headings = DomUtils.getElementsByTagName(CHAPTER, document.children).map((heading, index) => {
    const id = `part-${index + 1}`
    heading.attribs.id = id
    return { id, title: toPlainText(DomUtils.getInnerHTML(heading)) }
  })
  return { html: DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' }), headings }
}
