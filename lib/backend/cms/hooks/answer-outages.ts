import type { AfterErrorHook } from 'payload'
import { hasRoom } from '../../database/outage/has-room'
import { isOutage, OUTAGE } from '../../database/outage/outage'

/** Of an upload the CMS does not tell why it could not be stored. */
const STORING = 'FileUploadError'

/** Answers 503 while the database is away or the disk is full; the CMS would answer 500. `http/cms-guard.ts` adds when to try again. */
export const answerOutages: AfterErrorHook = async ({ error }) => {
  if (!isOutage(error) && (error.name !== STORING || (await hasRoom()))) return undefined
  return { status: 503, response: { errors: [{ message: OUTAGE }] } }
}
