import type { SanitizedConfig } from 'payload'

/** The log of the process, where `scripts/server/process/log.mjs` has opened one. */
const LOG = Symbol.for('site.log')
/** The counter of jobs, where `scripts/server/process/metrics.mjs` has set one. */
const OBSERVE_JOB = Symbol.for('site.observeJob')
const globals = globalThis as { [LOG]?: { info: (fields: object, message: string) => void }; [OBSERVE_JOB]?: (fields: object) => void }

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

function logJob(fields: object): void {
  globals[OBSERVE_JOB]?.(fields)
  if (globals[LOG]) globals[LOG].info(fields, 'job')
  else console.info('job', JSON.stringify(fields))
}
