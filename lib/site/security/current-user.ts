import type { CurrentUser } from '@/lib/contract/users'

type KnownUser = Pick<CurrentUser, 'role'> & Partial<Pick<CurrentUser, 'isActivated'>>

/**
 * Tells whether somebody counts as a signed-in visitor: staff have a session too, but are no visitors.
 *
 * @param user as the API answers, null without a session
 */
export function isSignedIn(user: KnownUser | null | undefined): boolean {
  return user?.role === 'user'
}

export function isActivated(user: KnownUser | null | undefined): boolean {
  return isSignedIn(user) && user?.isActivated === true
}

/** Every role with staff screens. */
export function isStaffMember(user: KnownUser | null | undefined): boolean {
  return user !== null && user !== undefined && !['user', 'door', 'juror'].includes(user.role)
}

/** Whether an account is for reading applications alone. */
export function isJuror(user: KnownUser | null | undefined): boolean {
  return user?.role === 'juror'
}

/** Whether an account is for check-in alone. */
export function worksAtDoor(user: KnownUser | null | undefined): boolean {
  return user?.role === 'door'
}

export function mayEditContent(user: KnownUser | null | undefined): boolean {
  return user?.role === 'admin' || user?.role === 'editor'
}
