import type { Payload, PayloadRequest, SanitizedConfig, TypedUser } from 'payload'
import { z } from 'zod'
import { noteConsequence } from '@/lib/backend/access/consequences/consequence'
import { documentName } from '@/lib/backend/content/document-name'
import { DEFAULT_LOCALE, otherLocales } from '@/lib/i18n/locales'
import { isEventPublished } from './agenda'
import { countNeverPublished, publishDraftAgenda } from './draft-agenda'
import { asScheduledPublication } from './scheduled-publication'

export const SCHEDULED_TYPES = ['publish', 'unpublish'] as const

const InputSchema = z.object({
  type: z.enum(SCHEDULED_TYPES).nullish(),
  doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
  user: z.object({ value: z.string() }).nullish(),
})

/** Lets the agenda of an event that nobody has seen yet appear with it when it is published at a time. */
export function withScheduledAgendas(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const handler = task.handler
    if (task.slug !== 'schedulePublish' || typeof handler !== 'function') continue
    task.handler = async (run) => {
      const { payload } = run.req
      const { type, doc, user } = InputSchema.parse(run.input)
      // Before the event, so that it is done again after an interruption; until then visitors see neither.
      if (doc?.relationTo === 'events' && type !== 'unpublish' && !(await isEventPublished(payload, doc.value))) await publishDraftAgenda({ payload, user: await findUser(payload, user?.value) }, doc.value)
      return asScheduledPublication(() => Promise.resolve(handler(run)))
    }
  }
  return config
}

/** Does what a schedule would, within a dry run. */
export function trySchedule(req: PayloadRequest, collection: Parameters<Payload['update']>[0]['collection'], id: string, type: (typeof SCHEDULED_TYPES)[number]): Promise<void> {
  return asScheduledPublication(async () => {
    const { payload, user } = req
    if (collection === 'events' && type === 'publish' && !(await isEventPublished(payload, id, req))) {
      const agenda = await countNeverPublished(payload, id, req)
      const event = await payload.findByID({ collection: 'events', id, draft: true, depth: 0, locale: DEFAULT_LOCALE, fallbackLocale: otherLocales(DEFAULT_LOCALE), req })
      if (agenda.days + agenda.sessions > 0) noteConsequence(req, { kind: 'publishedAgenda', event: documentName(event, 'title'), ...agenda })
    }
    await payload.update({ collection, id, data: { _status: type === 'publish' ? 'published' : 'draft' }, depth: 0, overrideAccess: false, user, req })
  })
}

async function findUser(payload: Payload, id?: string): Promise<TypedUser | null> {
  const user = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : null
  return user && { ...user, collection: 'users' }
}
