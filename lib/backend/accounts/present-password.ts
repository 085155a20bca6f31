import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { refusal } from '../access/refusal'
import { hasRoom } from '../submissions/rate-limits'
import type { User } from '../payload-types'
import { isStoredPassword } from './password-hash'

/** Asks for the present password when somebody changes their own address or password: a session alone could have been found open. */
export const requirePresentPassword: CollectionBeforeValidateHook<User> = async ({ data = {}, originalDoc, operation, req }) => {
  const { presentPassword, ...change } = data
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id
  if (isOwn && changesSignIn(change, originalDoc)) await checkPresentPassword(presentPassword, originalDoc.id, req)
  return change
}

function changesSignIn({ email, password }: Partial<User>, before: User): boolean {
  const isNewAddress = typeof email === 'string' && email.toLowerCase().trim() !== before.email.toLowerCase()
  return isNewAddress || Boolean(password)
}

/** @throws APIError for anything but the password of the account, and after five tries a minute */
// Not in the queue of password checks: it may hold a transaction, for which a sign-in in the queue may be waiting.
export async function checkPresentPassword(given: unknown, id: string, req: PayloadRequest): Promise<void> {
  if (!(await hasRoom('postsPerEmail', `present password ${id}`))) throw refusal('Too many tries. Please wait a minute.', 429)
  if (typeof given !== 'string' || given === '') throw refusal('To change how you sign in, enter your current password.', 400)
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  if (account && (await isStoredPassword(given, account))) return
  throw refusal('This is not your current password.', 400)
}
