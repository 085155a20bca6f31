import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { refusal } from '../access/refusal'

const ScheduleSchema = z.object({
  user: z.object({ value: z.string() }),
  doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
  global: z.string().nullish(),
})

type Schedule = z.infer<typeof ScheduleSchema>

/** Refuses to delete an account that has scheduled something: the CMS publishes in its name, and fails without it. */
export const refuseDeletingWhoScheduled: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const isWaiting: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { not_equals: true } }] }
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where: isWaiting, select: { input: true }, pagination: false, depth: 0, req })
  const schedules = docs.flatMap(({ input }) => ScheduleSchema.safeParse(input).data ?? []).filter(({ user }) => user.value === id)
  if (schedules.length === 0) return
  const names = await Promise.all(schedules.map((schedule) => nameOf(req, schedule)))
  throw refusal(
    `This account has scheduled what is to be published or unpublished, so it was not deleted. Cancel that and schedule it yourself first: ${[...new Set(names)].sort().join('; ')}.`,
    409,
  )
}

async function nameOf(req: PayloadRequest, { doc, global }: Schedule): Promise<string> {
  const { collections, globals } = req.payload.config
  const collection = collections.find(({ slug }) => slug === doc?.relationTo)
  if (!collection || !doc) return String(globals.find(({ slug }) => slug === global)?.label ?? global)
  const document = await req.payload.findByID({ collection: collection.slug, id: doc.value, draft: true, depth: 0, locale: 'en', disableErrors: true, req })
  const title = new Map<string, unknown>(Object.entries(document ?? {})).get(collection.admin.useAsTitle ?? 'id')
  return `${String(collection.labels.singular)} ${String(title ?? doc.value)}`
}
