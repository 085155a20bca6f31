import { randomBytes } from 'node:crypto'
import { Forbidden, NotFound, ValidationError, type CollectionAfterChangeHook, type CollectionBeforeValidateHook, type Endpoint } from 'payload'
import { refusal } from '../access/refusal'
import { isAdministrator } from '../access/rules'
import { auditedAction } from '../audit-log'
import type { User } from '../payload-types'
import { isDeactivated } from './deactivation'
import { emailPasswordLink } from './password-link'

/** Key in the context of a request, for the account that it creates. */
const IS_INVITED = 'isInvited'

const PASSWORD_BYTES = 32

/** Whoever gets an account without a password is invited to choose one. */
export const inviteWithoutPassword: CollectionBeforeValidateHook<User> = ({ data = {}, operation, req }) => {
  if (operation !== 'create' || data.password || req.payloadAPI !== 'REST') return data
  if (!data.name?.trim()) throw new ValidationError({ collection: 'users', errors: [{ path: 'name', message: 'Enter a name.' }], req })
  req.context[IS_INVITED] = true
  return { ...data, ...withoutOwnPassword() }
}

/** What an account has until its owner chooses a password: one that nobody knows. */
export function withoutOwnPassword(): { password: string; invitedAt: string } {
  return { password: randomBytes(PASSWORD_BYTES).toString('base64url'), invitedAt: new Date().toISOString() }
}

export const sendInvitation: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation === 'create' && req.context[IS_INVITED]) await emailPasswordLink(req, doc)
  return doc
}

/** An administrator gives nobody else a password: they choose it themselves, by a link. */
export const refusePasswordOfOthers: CollectionBeforeValidateHook<User> = ({ data, operation, originalDoc, req }) => {
  const isOthers = operation === 'update' && req.payloadAPI === 'REST' && req.user?.id !== originalDoc?.id
  if (isOthers && data?.password) throw refusal('Only its owner chooses the password of an account. Send them a link instead.', 422)
  return data
}

/** `POST /cms/api/users/<id>/password-link`: the invitation again, or a link for whoever has forgotten the password. */
export const passwordLinkEndpoint: Endpoint = {
  path: '/:id/password-link',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    const email = await auditedAction(req, async (transaction) => {
      const id = String(req.routeParams?.id)
      const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req: transaction })
      if (!account) throw new NotFound(req.t)
      if (isDeactivated(account)) throw refusal('This account is not active, so nobody can sign in with it.', 409)
      await emailPasswordLink(transaction, account)
      return { result: account.email, entry: { action: 'resent', entity: 'users', document: id } }
    })
    return Response.json({ message: `The email to ${email} is on its way.` })
  },
}
