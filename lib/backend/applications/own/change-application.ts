import type { Payload, PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { answersSchema } from '@/lib/contract/fields/questions'
import { ApplicationChangeSchema, type ApplicationChange, type OwnApplication } from '@/lib/contract/own/own-applications'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { canConfirmPlace, canCorrectApplication, canWithdrawApplication } from '@/lib/site/events/own-application-status'
import { questionsOf } from '@/lib/site/forms/questions-of'
import { findEvent } from '../../content/find-event'
import { relationId } from '../../database/relation-id'
import { inLockedTransaction } from '../../database/transaction'
import type { Accelerator } from '../../payload-types'
import { parseBody } from '../../submissions/body'
import { queueApplicationEmail, queueCorrectionEmail } from '../emails'
import { attachFiles } from '../files/application-files'
import { offerFreedPlace, WITHDRAWN } from '../places'
import { findApplication, toOwnApplication } from './own-application'

interface OwnContext {
  payload: Payload
  locale: Locale
}

/** Replaces what was sent, except for the email address, to which the link went. @throws ContractError `conflict` after the deadline */
export async function correctApplication(token: string, fields: Record<string, unknown>, context: OwnContext): Promise<OwnApplication> {
  const { payload, locale } = context
  const { event: eventId } = await findApplication(token, payload)
  // Before it waits for the lock.
  parseBody(bodySchema(await findEvent(payload, relationId(eventId), locale)), fields, locale)
  return change(token, context, async (req, application, event) => {
    if (!canCorrectApplication(application.toldState, event, application.correctBy)) throw tooLate('correctionOver', locale)
    const { answers, ...typed }: ApplicationChange = parseBody(bodySchema(event), fields, locale)
    const questions = questionsOf(event, 'application')
    const asked = new Set(questions.map(({ key }) => key))
    const kept = Object.fromEntries(Object.entries(application.answers ?? {}).filter(([key]) => !asked.has(key)))
    const attached = await attachFiles(req, { application: application.id }, { event: event._id, questions, answers: { ...kept, ...answers } }, locale)
    const changed = await update(req, application.id, { ...typed, answers: attached, locale })
    await queueCorrectionEmail(req, changed, event)
  })
}

/** The address may apply again afterwards. @throws ContractError `conflict` for one that is withdrawn or decided already */
export function withdrawApplication(token: string, context: OwnContext): Promise<OwnApplication> {
  return change(token, context, async (req, { id, toldState }, event) => {
    if (!canWithdrawApplication(toldState, event)) throw tooLate('withdrawalOver', context.locale)
    await queueApplicationEmail(req, await update(req, id, WITHDRAWN), event)
    if (toldState === 'accepted') await offerFreedPlace(req, event)
  })
}

/** Says whether an accepted applicant takes the place; who does not has withdrawn, and the place goes to the next one. @throws ContractError `conflict` when it is too late */
export function confirmPlace(token: string, comes: boolean, context: OwnContext): Promise<OwnApplication> {
  return change(token, context, async (req, application, event) => {
    if (comes && application.comes === 'yes' && application.toldState === 'accepted') return
    if (!canConfirmPlace({ ...application, state: application.toldState }, event)) throw tooLate('confirmationOver', context.locale)
    if (comes) return void (await update(req, application.id, { comes: 'yes' }))
    await queueApplicationEmail(req, await update(req, application.id, { comes: 'no', ...WITHDRAWN }), event)
    await offerFreedPlace(req, event)
  })
}

function bodySchema(event: Event) {
  return ApplicationChangeSchema.extend({ answers: answersSchema(questionsOf(event, 'application')).prefault({}) })
}

function update(req: PayloadRequest, id: string, data: Partial<Accelerator>): Promise<Accelerator> {
  return req.payload.update({ collection: 'accelerators', id, data, depth: 0, req })
}

async function change(token: string, { payload, locale }: OwnContext, act: (req: PayloadRequest, application: Accelerator, event: Event) => Promise<void>): Promise<OwnApplication> {
  const eventId = relationId((await findApplication(token, payload)).event)
  return inLockedTransaction(payload, locale, eventId, async (req) => {
    const event = await findEvent(payload, eventId, locale, req)
    await act(req, await findApplication(token, payload, req), event)
    return toOwnApplication(payload, await findApplication(token, payload, req), event, req)
  })
}

function tooLate(key: 'correctionOver' | 'withdrawalOver' | 'confirmationOver', locale: Locale): ContractError {
  return new ContractError('conflict', getTranslations({ locale, namespace: 'ApiErrors' })(key))
}
