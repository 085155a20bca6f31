import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ACCEPTED_FILES, MEBIBYTE, type FileType } from '@/lib/contract/fields/file-values'
import type { Question } from '@/lib/contract/fields/questions'
import { runInThread, ThreadError } from '../../jobs/run-in-thread'
import type { FileProblem } from './file-problem'
import { findVirus } from './find-virus'

const THREAD = 'lib/backend/applications/files/inspecting-thread.mjs'
const MOST = { megabytes: 256, milliseconds: 20_000 }
/** As many as a screen of any size needs. */
const MOST_PIXELS = 50_000_000

const ARCHIVES = /zip|x-7z|rar|x-tar|gzip|x-bzip2|x-xz|zstd|compress|java-archive|vnd\.ms-cab/
/** The end of the directory of a ZIP archive, behind which a comment may stand. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1')
const ZIP_END_BYTES = 22
const LONGEST_COMMENT = 65_535
/** What browsers and servers would take for something else, before the first stream of a PDF. */
const MARKUP = /<(?:!doctype|html|script|svg|\?php|\?xml)/i
const HEAD = 1024
const PDF_END = /%%EOF\s*$/

/** A file that is stored as it is here, or why it is not taken. */
export type Inspected = { content: Uint8Array; type: FileType } | { problem: FileProblem }

/** Tells from its content alone whether a file is what a question asks for, and without anything that could run or hide in it. */
export async function inspectFile(content: Buffer, { accepts, maxMegabytes }: Pick<Question, 'accepts' | 'maxMegabytes'>): Promise<Inspected> {
  if (content.length === 0) return { problem: 'empty' }
  if (content.length > maxMegabytes * MEBIBYTE) return { problem: 'tooLarge' }
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found && ARCHIVES.test(found.mime)) return { problem: 'archive' }
  const type = ACCEPTED_FILES[accepts].find((one) => one === found?.mime)
  if (!type) return { problem: 'type' }
  if (endsAsArchive(content)) return { problem: 'twofold' }
  const inspected = type === 'application/pdf' ? await inspectPdfFile(content) : await cleanPicture(content, type)
  const virus = 'problem' in inspected ? null : await findVirus(content)
  return virus ? { problem: virus } : inspected
}

/** Whether it can be unpacked as well: a ZIP archive is read from its end. */
function endsAsArchive(content: Buffer): boolean {
  const from = content.length - ZIP_END_BYTES - LONGEST_COMMENT
  for (let at = content.lastIndexOf(ZIP_END); at >= Math.max(0, from); at = at > 0 ? content.lastIndexOf(ZIP_END, at - 1) : -1) {
    if (at + ZIP_END_BYTES <= content.length && at + ZIP_END_BYTES + content.readUInt16LE(at + ZIP_END_BYTES - 2) <= content.length) return true
  }
  return false
}

async function inspectPdfFile(content: Buffer): Promise<Inspected> {
  const [head = ''] = content.subarray(0, HEAD).toString('latin1').split('stream')
  if (MARKUP.test(head)) return { problem: 'twofold' }
  if (!PDF_END.test(content.subarray(-HEAD).toString('latin1'))) return { problem: 'broken' }
  try {
    const problem = await runInThread<FileProblem | null>(THREAD, { content }, MOST)
    return problem ? { problem } : { content, type: 'application/pdf' }
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    if (error.cause && error.reason === 'failure') console.error('File of an application:', error.cause)
    return { problem: error.reason === 'failure' ? 'broken' : 'tooComplex' }
  }
}

/** Encodes a picture anew, turned as it is meant, without place, camera and whatever else came along. */
async function cleanPicture(content: Buffer, type: 'image/png' | 'image/jpeg'): Promise<Inspected> {
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).autoOrient()
    const encoded = await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer()
    return { content: encoded, type }
  } catch (error) {
    return { problem: /pixel limit/i.test(String(error)) ? 'tooComplex' : 'broken' }
  }
}
