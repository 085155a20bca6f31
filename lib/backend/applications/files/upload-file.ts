import type { Payload } from 'payload'
import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { LineSchema } from '@/lib/contract/fields/contact-fields'
import { MEBIBYTE, MOST_FILE_SIZE, type FileType } from '@/lib/contract/fields/file-values'
import type { UploadedFile } from '@/lib/contract/fields/files'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { countUse, tooManyRequests } from '../../submissions/rate-limits'
import { findEvent } from '../../content/find-event'
import { findProgramme } from '../../content/find-programme'
import { runStatement, sql } from '../../database/statement'
import { inTransaction } from '../../database/transaction'
import { limitConcurrency } from '../../database/limit-concurrency'
import { parseBody, readMultipart } from '../../submissions/body'
import { secretOf } from './application-files'
import { fileError } from './file-problem'
import { storeContent } from './file-storage'
import { inspectFile } from './inspect-file'
import { uploadedName } from './uploaded-name'

/** Of the site as a whole, while they belong to nothing. */
const MOST_UNATTACHED = 2 * 1024 * MEBIBYTE
/** What stands around the file in the body. */
const FORM_BYTES = 64 * 1024
/** How many files are looked through at a time. */
const INSPECTIONS = 2
const RETRY_AFTER = 3600

const FieldsSchema = z.object({ event: LineSchema, question: LineSchema })

interface Upload {
  payload: Payload
  locale: Locale
  /** The address of the sender, as limits count it. */
  client: string
}

/**
 * Takes a file for a question of an application that is not sent yet.
 *
 * @throws ContractError `invalid` with the reason for a file that is not taken, `tooManyRequests` beyond a limit
 */
export async function uploadFile(request: Request, { payload, locale, client }: Upload): Promise<UploadedFile> {
  await countUse('uploads', client)
  await refuseWhenFull(payload)
  const form = await readMultipart(request, MOST_FILE_SIZE * MEBIBYTE + FORM_BYTES)
  const fields = parseBody(FieldsSchema, { event: form.get('event'), question: form.get('question') }, locale)
  const event = await findProgramme(payload, await findEvent(payload, fields.event, locale), locale)
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  if (!isOpen(applicationStatus(event)) && !(await isAnySentBack(payload, event._id))) throw new ContractError('invalid', t('applicationsClosed'), { event: t('applicationsClosed') })
  const question = questionsOf(event, 'application').find(({ kind, key }) => kind === 'file' && key === fields.question)
  if (!question) throw new ContractError('invalid', t('invalid'), { question: getTranslations({ locale, namespace: 'FieldErrors' })('choice') })
  const file = form.get('file')
  if (!(file instanceof Blob)) throw fileError('empty', question, locale)
  await countUse('uploadedADay', client, Math.ceil(file.size / MEBIBYTE))
  const inspected = await limitConcurrency('files of applications', INSPECTIONS, async () => inspectFile(Buffer.from(await file.arrayBuffer()), question))
  if ('problem' in inspected) throw fileError(inspected.problem, question, locale)
  const { content, type } = inspected
  return store(payload, { event: event._id, question: question.key, name: uploadedName('name' in file ? String(file.name) : '', type), type, content })
}

/** Whoever is asked to correct an application after the deadline may replace its files. */
async function isAnySentBack(payload: Payload, event: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'accelerators', where: { and: [{ event: { equals: event } }, { correctBy: { greater_than: new Date().toISOString() } }] } })
  return totalDocs > 0
}

async function refuseWhenFull(payload: Payload): Promise<void> {
  const [row] = await runStatement<{ bytes: number | string | null }>(payload, sql`select sum(size) as bytes from application_files where application is null and draft is null`)
  if (Number(row?.bytes ?? 0) >= MOST_UNATTACHED) throw tooManyRequests(RETRY_AFTER)
}

/** Its row first: a content without a row would never be deleted. */
async function store(payload: Payload, { content, ...file }: { event: string; question: string; name: string; type: FileType; content: Uint8Array }): Promise<UploadedFile> {
  const data = { ...file, size: content.length }
  const { id } = await inTransaction(payload, 'en', (req) => payload.create({ collection: 'application-files', data, depth: 0, req }))
  await storeContent(id, content)
  return { id, secret: secretOf(id), name: file.name, size: content.length, type: file.type }
}
