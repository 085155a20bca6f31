import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../payload-types'

/** Whether an administrator has taken the sign-in from an account. */
export function isDeactivated({ isActivated }: Pick<User, 'isActivated'>): boolean {
  return isActivated === false
}

export const endSessionsOfDeactivated: CollectionBeforeChangeHook<User> = ({ data }) => (isDeactivated(data) ? { ...data, sessions: [] } : data)
