import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { isDesk, isEditor } from '../access/rules'
import { auditedAction } from '../audit-log'
import { reopenEmail } from '../email/records/end-failed-emails'
import { dismissJob, findFailedJob, retryJob, type FailedJob } from '../database/queue/failed-jobs'
import type { PayloadJob } from '../payload-types'
import { wakeAfterCommit } from '../database/queue/queue-job'

const WORKED_BY: Record<FailedJob['task'], (req: Pick<PayloadRequest, 'user'>) => boolean> = {
  sendMail: isDesk,
  announce: isDesk,
  remind: isDesk,
  importGuests: isDesk,
  inviteSubscribers: isDesk,
  offerSeats: isDesk,
  tellDecisions: isDesk,
  schedulePublish: isEditor,
  inline: isEditor,
}

/** The tasks whose failures staff see and handle. */
export function tasksOf(req: Pick<PayloadRequest, 'user'>): FailedJob['task'][] {
  const tasks = Object.keys(WORKED_BY) as FailedJob['task'][]
  return tasks.filter((task) => WORKED_BY[task](req))
}

/** `POST /cms/api/failed-jobs/<id>/retry` and `…/dismiss`, for the roles that handle such jobs. */
export function failedJobEndpoints(): Endpoint[] {
  return [
    endpoint('retry', 'It is being tried again.', retry),
    endpoint('dismiss', 'It will not be tried again.', dismissJob),
  ]
}

async function retry(req: PayloadRequest, job: PayloadJob): Promise<void> {
  await reopenEmail(req, job.id)
  await retryJob(req, job)
  await wakeAfterCommit(req)
}

function endpoint(act: 'retry' | 'dismiss', message: string, work: typeof retryJob): Endpoint {
  return {
    path: `/failed-jobs/:id/${act}`,
    method: 'post',
    handler: async (req) => {
      const id = String(req.routeParams?.id)
      if (tasksOf(req).length === 0) throw new Forbidden(req.t)
      await auditedAction(req, async (transaction) => {
        const job = await findFailedJob(transaction, id)
        if (!job?.taskSlug) throw new NotFound(req.t)
        if (!WORKED_BY[job.taskSlug](req)) throw new Forbidden(req.t)
        await work(transaction, job)
        return { result: null, entry: { action: act === 'retry' ? 'resent' : 'deleted', entity: 'payload-jobs', document: id, title: job.taskSlug } }
      })
      return Response.json({ message })
    },
  }
}
