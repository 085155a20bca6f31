import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { refusal } from './refusal'

/** The collections of what visitors send, which hold personal data. */
export const INBOX = ['registrations', 'accelerators', 'subscriptions', 'messages'] as const

export type InboxSlug = (typeof INBOX)[number]

/** Reads the JSON body of a request of the staff screens; the message is for a body that does not match the schema. */
export async function readStaffBody<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema, message: string): Promise<z.infer<Schema>> {
  const body = schema.safeParse(await req.json?.().catch(() => null))
  if (!body.success) throw refusal(message, 422)
  return body.data
}
