import type { Payload, PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { OwnApplicationSchema, type OwnApplication } from '@/lib/contract/own/own-applications'
import type { Locale } from '@/lib/i18n/locales'
import { canCorrectApplication } from '@/lib/site/events/own-application-status'
import { findEvent } from '../../content/find-event'
import { relationId } from '../../database/relation-id'
import { fromToken } from '../../email/signed-links'
import type { Accelerator } from '../../payload-types'
import { deletionDue, eventTimesReader } from '../../content/deletion-due'
import { findFiles, withSecrets } from '../files/application-files'
import { fileResponse, readApplicationFile } from '../files/read-file'

interface OwnContext {
  payload: Payload
  locale: Locale
}

/** @throws ContractError `notFound` for a link that opens nothing */
export async function readOwnApplication(token: string, { payload, locale }: OwnContext): Promise<OwnApplication> {
  const application = await findApplication(token, payload)
  return toOwnApplication(payload, application, await findEvent(payload, relationId(application.event), locale))
}

/** @throws ContractError `notFound` for a link that opens nothing */
export async function findApplication(token: string, payload: Payload, req?: PayloadRequest): Promise<Accelerator> {
  const link = fromToken('application', token)
  const { docs } = link ? await payload.find({ collection: 'accelerators', where: { id: { equals: link.id } }, limit: 1, depth: 0, pagination: false, req }) : { docs: [] }
  const [application] = docs
  if (!application || link?.linkVersion !== (application.linkVersion ?? 0)) throw new ContractError('notFound', 'This link does not belong to an application.')
  return application
}

export async function readOwnFile(token: string, id: string, payload: Payload): Promise<Response> {
  const application = await findApplication(token, payload)
  return fileResponse(await readApplicationFile(payload, id, application.id))
}

export async function toOwnApplication(payload: Payload, application: Accelerator, event: Event, req?: PayloadRequest): Promise<OwnApplication> {
  const { toldState: state, answers, toldText, confirmBy, comes, correctBy } = application
  const canCorrect = canCorrectApplication(state, event, correctBy)
  const files = await findFiles(payload, { application: application.id }, req)
  const due = await deletionDue('accelerators', { ...application, state }, eventTimesReader(payload))
  return OwnApplicationSchema.parse({
    event: event.identifier,
    state,
    fields: Object.fromEntries(FIELDS.map((name) => [name, application[name] ?? ''])),
    answers: withSecrets(answers ?? {}),
    files: files.map(({ id, name, size, question }) => ({ id, name, size, question })),
    canCorrect,
    canCorrectUntil: canCorrect ? lastOf(event.application?.closesAt ?? null, correctBy ?? null) : null,
    text: toldText ?? '',
    confirmBy: state === 'accepted' ? (confirmBy ?? null) : null,
    comes: comes ? comes === 'yes' : null,
    lastDay: due?.toISOString() ?? null,
  })
}

const FIELDS = ['fullName', 'email', 'phone', 'country', 'birthDate', 'organization', 'projectName', 'projectStage', 'motivation', 'link'] as const

/** The later of the deadline, which may be none, and the day until which an application was sent back. */
function lastOf(closesAt: string | null, correctBy: string | null): string | null {
  return closesAt && correctBy && Date.parse(correctBy) > Date.parse(closesAt) ? correctBy : closesAt
}
