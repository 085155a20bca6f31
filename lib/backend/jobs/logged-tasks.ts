import type { SanitizedConfig } from 'payload'
import { runtime } from '@/lib/runtime'

/** Writes a line of the log for each job: its task and its outcome, never its recipient. */
export function withLoggedTasks(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const handler = task.handler
    const slug = String(task.slug)
    if (typeof handler !== 'function') continue
    task.handler = async (run) => {
      const startedAt = performance.now()
      const log = (outcome: 'done' | 'failed') => logJob({ task: slug, job: String(run.job.id), outcome, ms: Math.round(performance.now() - startedAt) })
      try {
        const result = await handler(run)
        log('done')
        return result
      } catch (error) {
        log('failed')
        throw error
      }
    }
  }
  return config
}

function logJob(fields: { task: string; job: string; outcome: 'done' | 'failed'; ms: number }): void {
  runtime.observeJob?.(fields)
  if (runtime.log) runtime.log.info(fields, 'job')
  else console.info('job', JSON.stringify(fields))
}
