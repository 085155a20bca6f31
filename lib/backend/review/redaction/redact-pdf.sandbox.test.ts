import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { readPdfText } from './pdf-text'
import { redactPdf } from './redact-pdf'

const PLANTED = 'Planted Person'

/** A page with a text, a photo, a link, and a name wherever programs write one. */
async function tellingPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(PLANTED)
  document.setAuthor(PLANTED)
  document.setProducer(PLANTED)
  const { context, catalog } = document
  const metadata = context.register(context.stream(`<x:xmpmeta>${PLANTED}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' }))
  catalog.set(PDFName.of('Metadata'), metadata)
  const page = document.addPage([200, 200])
  page.drawText('What we build', { font: await document.embedFont(StandardFonts.Helvetica), size: 12 })
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).jpeg().withExif({ IFD0: { Artist: PLANTED } }).toBuffer()
  expect(photo.includes(PLANTED)).toBe(true)
  // Credentials of content, as cameras write them.
  const credentials = Buffer.concat([Buffer.from([0xff, 0xeb, 0, PLANTED.length + 2]), Buffer.from(PLANTED)])
  page.drawImage(await document.embedJpg(Buffer.concat([photo.subarray(0, 2), credentials, photo.subarray(2)])), { x: 0, y: 0 })
  page.node.set(PDFName.of('Metadata'), metadata)
  page.node.set(PDFName.of('PieceInfo'), context.obj({ App: { Private: PDFString.of(PLANTED), LastModified: PDFString.of('D:20270101') } }))
  page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFString.of(PLANTED), Contents: PDFHexString.fromText(PLANTED) }))]))
  // Nobody refers to it any more.
  context.register(context.obj({ Author: PDFString.of(PLANTED) }))
  return document.save({ useObjectStreams: false })
}

test('a PDF keeps its pages and loses what tells who made it', async () => {
  const content = await tellingPdf()
  expect(Buffer.from(content).includes(PLANTED)).toBe(true)
  const redacted = await redactPdf(content)
  const document = await PDFDocument.load(redacted, { updateMetadata: false })
  expect([document.getPageCount(), document.getTitle(), document.getAuthor(), document.getProducer(), document.getCreationDate()]).toEqual([1, undefined, undefined, undefined, undefined])
  const plain = Buffer.from(await document.save({ useObjectStreams: false }))
  for (const word of [PLANTED, Buffer.from(PLANTED, 'utf16le').swap16().toString('hex'), 'pdf-lib', 'Exif']) expect(plain.includes(word)).toBe(false)
  expect(await readPdfText(redacted)).toContain('What we build')
})
