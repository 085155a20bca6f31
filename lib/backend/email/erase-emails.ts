import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'

/** Deletes the queued emails to or on behalf of an address; tells how many. */
export async function eraseQueuedEmails(req: PayloadRequest, email: string): Promise<number> {
  const jobs = { collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } } as const
  const { docs } = await req.payload.find({ ...jobs, depth: 0, pagination: false, req })
  const own = docs.filter(({ input }) => {
    const { mail } = (input ?? {}) as { mail?: { to?: string; replyTo?: string } }
    return [mail?.to, mail?.replyTo].some((address) => address?.toLowerCase() === email)
  })
  for (const { id } of own) await req.payload.delete({ collection: 'payload-jobs', id, req })
  return own.length
}

/** Deletes the emails to or on behalf of an address from the folder that stands in for a mail server. */
export function eraseOutbox(email: string): number {
  const folder = path.join(env().DATA_DIR, 'outbox')
  const own = listEmails(folder).filter((file) => {
    const [head = ''] = readFileSync(file, 'utf8').split(/\r?\n\r?\n/, 1)
    return head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .some((line) => /^(to|reply-to):/i.test(line) && line.toLowerCase().split(/[\s<>,:]+/).includes(email))
  })
  for (const file of own) rmSync(file, { force: true })
  return own.length
}

function listEmails(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}
