import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types'

/** Changes an account without the hooks of the CMS. Sessions are written apart: together with them the CMS would write every column. */
export async function changeAccount(req: PayloadRequest, id: string, { sessions, ...data }: Partial<User>): Promise<void> {
  const write = (part: Partial<User>) => req.payload.db.updateOne({ collection: 'users', id, data: part, req, returning: false })
  await write(data)
  if (sessions) await write({ sessions })
}
