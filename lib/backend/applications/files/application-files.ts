import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { parseFileField } from '@/lib/contract/fields/file-values'
import { FileAnswerSchema, type FileAnswer, type UploadedFile } from '@/lib/contract/fields/files'
import type { Question } from '@/lib/contract/fields/questions'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { siteSecret } from '@/lib/env'
import { listOf, runStatement, sql } from '../../database/statement'

/** What a file belongs to. */
export type FileOwner = { application: string } | { draft: string }

/** The answer to a question for a file, as it is stored with the application. */
export type StoredFileAnswer = Omit<UploadedFile, 'secret'>

/** Who has it may send the file with an application; it is never stored. */
export function secretOf(id: string): string {
  return createHmac('sha256', siteSecret()).update(`application file ${id}`).digest('base64url').slice(0, 32)
}

function isSecretOf({ id, secret }: FileAnswer): boolean {
  const [given, right] = [Buffer.from(secret), Buffer.from(secretOf(id))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Makes the files among some answers part of an application or a draft, and lets go of those that were.
 *
 * @param event the programme
 * @returns the answers as they are stored
 * @throws ContractError `invalid` for a file that is unknown, somebody else's, or was sent for something else
 */
export async function attachFiles(req: PayloadRequest, owner: FileOwner, { event, questions, answers }: { event: string; questions: readonly Question[]; answers: Record<string, unknown> }, locale: Locale): Promise<Record<string, unknown>> {
  const attached: Record<string, unknown> = { ...answers }
  // Of questions that are no longer asked, they stay.
  const ids = Object.values(answers).filter(isFileAnswer).map(({ id }) => id)
  for (const { key } of questions.filter(({ kind }) => kind === 'file')) {
    if (answers[key] === undefined) continue
    const answer = FileAnswerSchema.safeParse(parseFileField(answers[key]) ?? answers[key])
    const file = answer.success ? await attach(req, owner, { ...answer.data, event, question: key }) : null
    if (!file) throw unknownFile(key, locale)
    attached[key] = file
    ids.push(file.id)
  }
  await detachOthers(req, owner, ids)
  return attached
}

function unknownFile(key: string, locale: Locale): ContractError {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  return new ContractError('invalid', t('invalid'), { [`answers.${key}`]: getTranslations({ locale, namespace: 'FileErrors' })('unknown') })
}

async function attach(req: PayloadRequest, owner: FileOwner, { id, secret, event, question }: FileAnswer & { event: string; question: string }): Promise<StoredFileAnswer | null> {
  const isTheirs = 'application' in owner ? sql`application = ${owner.application}` : sql`draft = ${owner.draft}`
  const isAllowed = isSecretOf({ id, secret }) ? sql`(application is null or ${isTheirs})` : isTheirs
  const belongs = 'application' in owner ? sql`application = ${owner.application}, draft = null` : sql`draft = ${owner.draft}`
  const [file] = await runStatement<StoredFileAnswer & { size: number | string }>(
    req.payload,
    sql`update application_files set ${belongs} where id = ${id} and event = ${event} and question = ${question} and is_doomed is not true and ${isAllowed} returning id, name, size, type`,
    req,
  )
  return file ? { ...file, size: Number(file.size) } : null
}

async function detachOthers(req: PayloadRequest, owner: FileOwner, ids: readonly string[]): Promise<void> {
  const others = ids.length > 0 ? sql` and id not in ${listOf(ids)}` : sql``
  if ('application' in owner) await runStatement(req.payload, sql`update application_files set application = null where application = ${owner.application}${others}`, req)
  else await runStatement(req.payload, sql`update application_files set draft = null where draft = ${owner.draft}${others}`, req)
}

/** Answers as whoever may change them gets them: with the secrets of the files among them. */
export function withSecrets(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, isFileAnswer(answer) ? { ...answer, secret: secretOf(answer.id) } : answer]))
}

export function isFileAnswer(answer: unknown): answer is StoredFileAnswer {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'name' in answer
}

/** The files of an application, or of a draft. */
export async function findFiles(payload: Payload, owner: FileOwner, req?: PayloadRequest) {
  const where: Where = 'application' in owner ? { application: { equals: owner.application } } : { draft: { equals: owner.draft } }
  const { docs } = await payload.find({ collection: 'application-files', where: { and: [where, { isDoomed: { not_equals: true } }] }, sort: 'createdAt', depth: 0, pagination: false, req })
  return docs
}
