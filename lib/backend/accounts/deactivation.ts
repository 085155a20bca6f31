import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../payload-types'

/** Whether an administrator has taken the sign-in from an account. */
export function isDeactivated({ isActivated }: Pick<User, 'isActivated'>): boolean {
  return isActivated === false
}

/** A link that somebody asked for before belongs to another time: to the mailbox of another address, or another password. */
export const closeResetLink: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc }) => {
  const hasNewEmail = data.email !== undefined && data.email !== originalDoc?.email
  const isChanged = hasNewEmail || Boolean(data.password) || isDeactivated(data)
  return operation === 'update' && isChanged ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data
}

export const endSessionsOfDeactivated: CollectionBeforeChangeHook<User> = ({ data }) => (isDeactivated(data) ? { ...data, sessions: [] } : data)
