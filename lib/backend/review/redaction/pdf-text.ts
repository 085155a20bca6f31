import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'

/** A text in a content stream: in brackets, or in hexadecimal digits; the name of a font; the end of a piece. */
const TOKEN = /\/(?<font>[^\s()<>[\]{}/%]+)\s+[\d.]+\s+Tf|\((?<text>(?:\\[\s\S]|[^\\()])*)\)|<(?<hex>[\da-f\s]*)>|(?<gap>-\d{3,})|(?<end>\bTj\b|\bTJ\b|\bTd\b|\bTD\b|\bT\*|'|\bTm\b|\bET\b)/gi
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

type ToUnicode = ReadonlyMap<string, string>

interface Font {
  /** Of a code, in hexadecimal digits. */
  length: number
  map: ToUnicode
}

/** The words on the pages of a PDF, as far as their fonts tell what they write; empty for a scan. */
export async function readPdfText(content: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(content, { updateMetadata: false })
  return document.getPages().map(({ node }) => textOf(node.Contents(), fontsOf(node.Resources(), document), document)).join('\n')
}

function textOf(contents: PDFObject | undefined, fonts: ReadonlyMap<string, Font>, document: PDFDocument): string {
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => document.context.lookup(one)) : [contents]
  const source = streams.map((stream) => (stream instanceof PDFRawStream ? latin(decodePDFRawStream(stream).decode()) : '')).join('\n')
  let font: Font | undefined
  let words = ''
  for (const { groups = {} } of source.matchAll(TOKEN)) {
    if (groups.font) font = fonts.get(groups.font)
    else if (groups.text !== undefined) words += decode(Buffer.from(unescaped(groups.text), 'latin1').toString('hex'), font)
    else if (groups.hex !== undefined) words += decode(groups.hex.replace(/\s/g, ''), font)
    else if (groups.gap || /^(?:T[dDm*]|ET|')$/.test(groups.end ?? '')) words += ' '
  }
  return words.replace(/\s+/g, ' ')
}

function decode(hex: string, font: Font | undefined): string {
  if (!font || font.map.size === 0) return Buffer.from(hex, 'hex').toString('latin1')
  const codes = hex.toLowerCase().match(new RegExp(`.{${font.length}}`, 'g')) ?? []
  return codes.map((code) => font.map.get(code) ?? '').join('')
}

function unescaped(text: string): string {
  return text.replace(/\\(?:(?<octal>[0-7]{1,3})|(?<sign>[\s\S]))/g, (_, octal: string | undefined, sign: string | undefined = '') => (octal ? String.fromCharCode(parseInt(octal, 8)) : (ESCAPES[sign] ?? sign)))
}

function fontsOf(resources: PDFDict | undefined, document: PDFDocument): ReadonlyMap<string, Font> {
  const fonts = resources?.lookup(PDFName.of('Font'))
  if (!(fonts instanceof PDFDict)) return new Map()
  return new Map(fonts.entries().map(([name, reference]) => [name.decodeText(), readFont(document.context.lookup(reference))]))
}

function readFont(font: PDFObject | undefined): Font {
  const mapping = font instanceof PDFDict ? font.lookup(PDFName.of('ToUnicode')) : undefined
  const map = mapping instanceof PDFRawStream ? readMapping(latin(decodePDFRawStream(mapping).decode())) : new Map<string, string>()
  return { map, length: [...map.keys()][0]?.length ?? 2 }
}

/** A CMap names single codes, and ranges of them (PDF 1.7, section 9.10.3). */
function readMapping(source: string): ToUnicode {
  const map = new Map<string, string>()
  for (const [, block = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f\s]+)>/gi)) map.set(code.toLowerCase(), toText(text))
  }
  for (const [, block = ''] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first, list] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f]+)>|\[([^\]]*)\])/gi)) {
      const texts = list?.match(/[\da-f]+/gi)
      const start = parseInt(from, 16)
      for (let code = start; code <= Math.min(parseInt(to, 16), start + 0xffff); code += 1) {
        const text = texts ? toText(texts[code - start] ?? '') : String.fromCodePoint(Math.min(parseInt(first ?? '0', 16) + code - start, 0x10ffff))
        map.set(code.toString(16).padStart(from.length, '0'), text)
      }
    }
  }
  return map
}

function toText(hex: string): string {
  const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex')
  return bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : bytes.toString('latin1')
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
