import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import { withoutJpegMetadata } from './jpeg-metadata'

/** What tells of who made something, with what and when. */
const TELLING = names('Metadata', 'PieceInfo', 'LastModified', 'Usage')

/** Annotations have authors, and links lead to people. */
const BESIDE_PAGES = names('Annots', 'Thumb', 'B', 'StructParents')

/** Writes the pages of a PDF into a new one, which has no title, author, program, times, attachments or links. */
export async function redactPdf(content: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(content, { updateMetadata: false })
  // What was typed into a form is shown by its fields, which are annotations.
  if (source.catalog.has(PDFName.of('AcroForm'))) source.getForm().flatten({ updateFieldAppearances: false })
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    clean(object)
    if (object instanceof PDFRawStream && isJpeg(object)) source.context.assign(ref, PDFRawStream.of(object.dict, withoutJpegMetadata(object.contents)))
  }
  for (const { node } of source.getPages()) for (const key of BESIDE_PAGES) node.delete(key)
  const redacted = await PDFDocument.create({ updateMetadata: false })
  for (const page of await redacted.copyPages(source, source.getPageIndices())) redacted.addPage(page)
  return redacted.save({ addDefaultPage: false, updateFieldAppearances: false })
}

function clean(object: PDFObject): void {
  if (object instanceof PDFArray) return object.asArray().forEach(clean)
  const dictionary = object instanceof PDFStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return
  for (const key of TELLING) dictionary.delete(key)
  dictionary.values().forEach(clean)
}

function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'))
  return filter === PDFName.of('DCTDecode') || (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === PDFName.of('DCTDecode'))
}

function names(...keys: string[]): PDFName[] {
  return keys.map((key) => PDFName.of(key))
}
