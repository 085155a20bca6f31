import { ContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { fileResponse, findFiles, readApplicationFile } from '../../applications'
import type { Caller } from '../../content/reading/sources'
import { limitConcurrency } from '../../database/limit-concurrency'
import { runInThread, ThreadError } from '../../jobs/run-in-thread'
import { findReading } from './reading'
import { readableFiles, readQuestions, shownQuestions } from '../redaction/redact-application'
import { noSuchRound } from '../rounds/rounds'

const THREAD = 'lib/backend/review/redaction/redacting-thread.mjs'
const MOST = { megabytes: 384, milliseconds: 20_000 }
/** How many files are written anew at a time. */
const REDACTIONS = 2

/** A file of an application as its juror gets it. @throws ContractError `notFound` for any other file */
export async function readRedactedFile(caller: Caller, assignment: string, id: string, locale: Locale): Promise<Response> {
  const { payload } = caller
  const { round, application } = await findReading(caller, assignment, locale)
  const shown = shownQuestions(await readQuestions(payload, round, locale), round)
  const found = readableFiles(await findFiles(payload, { application: application.id }), shown).find(({ file }) => file.id === id)
  if (!found) throw noSuchRound()
  const { content, file } = await readApplicationFile(payload, id, application.id)
  // Pictures lost what they told when they came in.
  const redacted = file.type === 'application/pdf' ? await redact(content, locale) : content
  return fileResponse({ file: { ...file, name: found.name }, content: Buffer.from(redacted) })
}

async function redact(content: Buffer, locale: Locale): Promise<Uint8Array> {
  try {
    return await limitConcurrency('files of jurors', REDACTIONS, () => runInThread<Uint8Array>(THREAD, { content }, MOST))
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    console.error('File for a juror:', error.cause ?? error)
    throw new ContractError('conflict', getTranslations({ locale, namespace: 'ApiErrors' })('fileNotRedacted'))
  }
}
