import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { PayloadJob } from '../payload-types'

const EventSchema = z.union([z.object({ event: z.string() }), z.object({ announcement: z.object({ event: z.string() }) }).transform(({ announcement }) => announcement)])

/** Whether a job of a task about an event is under way, or about to be. */
export async function hasEventJob(payload: Payload, task: NonNullable<PayloadJob['taskSlug']>, event: string): Promise<boolean> {
  const where: Where = { and: [{ taskSlug: { equals: task } }, { hasError: { not_equals: true } }] }
  const { docs } = await payload.find({ collection: 'payload-jobs', where, depth: 0, pagination: false, select: { input: true } })
  return docs.some(({ input }) => EventSchema.safeParse(input).data?.event === event)
}
