import type { Payload } from 'payload'
import { reportFailedJobs } from './failed-jobs'
import { claimJob, releaseLeases, type WantedJobs } from './leases'
import { noteProgress } from './progress'

/** Works on the oldest job that is due. @returns whether there was one */
export async function runNextJob(payload: Payload, wanted: WantedJobs): Promise<boolean> {
  const id = await claimJob(payload, wanted)
  if (id === null) return false
  noteProgress({ job: id })
  try {
    const { jobStatus = {} } = await payload.jobs.runByID({ id, silent: true })
    await reportFailedJobs(payload, jobStatus)
  } catch (error) {
    await releaseLeases(payload, id).catch(() => undefined)
    throw error
  }
  return true
}
