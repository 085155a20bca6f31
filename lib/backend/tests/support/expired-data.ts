import type { Payload } from 'payload'
import { deleteOldEmails } from '../../email/delivery/outbox'
import { deleteRecordsWithout } from '../../email/records/old-records'
import { deleteExpiredData } from '../../retention/expired-data'
import { eraseReadings, storeFigures } from '../../review'

/** Deletes until nothing is left to delete, as the site does in the course of time. */
export async function deleteAllExpired(payload: Payload, now = new Date()): Promise<void> {
  while ((await deleteExpiredData(payload, { deleteOldEmails, deleteRecordsWithout, storeFigures, eraseReadings }, now)) > 0);
}
