import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../payload-types'
import { isDeactivated } from './deactivation'

/** Ends the link to choose a password when the address that it was sent to, the password or the account changes. */
export const closeResetLink: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc }) => {
  const hasNewEmail = data.email !== undefined && data.email !== originalDoc?.email
  const isChanged = hasNewEmail || Boolean(data.password) || isDeactivated(data)
  return operation === 'update' && isChanged ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data
}
