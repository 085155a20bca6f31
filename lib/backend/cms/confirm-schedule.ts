import { Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { askToConfirm, foreseeConsequences } from '@/lib/backend/audit-log/confirmation'
import { readStaffBody } from '@/lib/backend/access/desk'
import { requireEditor } from '@/lib/backend/access/guards'
import { SCHEDULED_TYPES, trySchedule } from '@/lib/backend/agenda/schedule-event'
import { readValue, removeValue, saveValue } from '@/lib/backend/database/key-values'

const BodySchema = z.object({ type: z.enum(SCHEDULED_TYPES) })

const ScheduleSchema = z.object({
  type: z.enum(SCHEDULED_TYPES),
  doc: z.object({ relationTo: z.string(), value: z.string() }),
  deleteID: z.undefined().optional(),
})

type Caller = Pick<PayloadRequest, 'payload' | 'user'>

const foresee = (caller: Caller, slug: CollectionSlug, id: string, type: z.infer<typeof BodySchema>['type']) =>
  foreseeConsequences(caller, 'schedule', (transaction) => trySchedule(transaction, slug, id, type))

const keyOf = ({ user }: Caller, slug: string, id: string, type: string) => `confirmed-schedule-${user?.id}-${slug}-${id}-${type}`

/**
 * `POST /cms/api/<collection>/<id>/schedule` with `{ "type": "publish" }`: asks what publishing at a time would do, as it stands now, and
 * remembers the answer for the form of the CMS, whose own request cannot carry it. Refused where the publication would fail.
 */
export function scheduleEndpoint(slug: CollectionSlug): Endpoint {
  return {
    path: '/:id/schedule',
    method: 'post',
    handler: async (req) => {
      requireEditor(req)
      const { type } = await readStaffBody(req, BodySchema, 'Choose what is to happen.')
      const id = String(req.routeParams?.id)
      const foreseen = await foresee(req, slug, id, type)
      askToConfirm(req, foreseen)
      if (foreseen) await saveValue(req.payload, keyOf(req, slug, id, type), { confirmation: foreseen.confirmation })
      return Response.json({ message: 'Confirmed.' })
    },
  }
}

/** @throws Forbidden for a schedule of the CMS's form whose consequences nobody has confirmed */
export async function refuseUnconfirmedSchedule(caller: Caller, args: unknown): Promise<void> {
  const schedule = ScheduleSchema.safeParse(args).data
  const slug = caller.payload.config.collections.find((one) => one.slug === schedule?.doc.relationTo)?.slug
  if (!schedule || !slug) return
  const { type, doc } = schedule
  // One that fails does nothing, and is listed among the failed jobs.
  const foreseen = await foresee(caller, slug, doc.value, type).catch(() => null)
  if (!foreseen) return
  const key = keyOf(caller, slug, doc.value, type)
  const known = await readValue<{ confirmation: string }>(caller.payload, key)
  if (known?.confirmation !== foreseen.confirmation) throw new Forbidden()
  await removeValue(caller.payload, key)
}
