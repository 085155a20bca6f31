import { readContent } from '../../applications'
import { runInThread, ThreadError } from '../../jobs/run-in-thread'

const THREAD = 'lib/backend/review/redaction/redacting-thread.mjs'
const MOST = { megabytes: 256, milliseconds: 20_000 }

/** The words of PDFs, as far as they can be read: not those of pictures. */
export async function readApplicationTexts(files: readonly { id: string; name: string }[]): Promise<{ place: string; text: string }[]> {
  const texts: { place: string; text: string }[] = []
  for (const { id, name } of files) {
    if (name.endsWith('.pdf')) texts.push({ place: name, text: await readText(id) })
  }
  return texts
}

async function readText(id: string): Promise<string> {
  try {
    return await runInThread<string>(THREAD, { content: await readContent(id), isRead: true }, MOST)
  } catch (error) {
    if (error instanceof ThreadError) return ''
    throw error
  }
}
