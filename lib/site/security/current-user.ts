import type { CurrentUser } from '@/lib/contract/users'

type Known = Pick<CurrentUser, 'role'> & Partial<Pick<CurrentUser, 'isActivated'>>

/**
 * Tells whether somebody counts as a signed-in visitor of the site: only whoever
 * has the role `user`. Staff have a session too, but are no visitors.
 *
 * @param user as the API answers, null without a session
 */
export function isSignedIn(user: Known | null | undefined): boolean {
  return user?.role === 'user'
}

/** Tells whether a signed-in visitor is activated. */
export function isActivated(user: Known | null | undefined): boolean {
  return isSignedIn(user) && user?.isActivated === true
}

/** Tells whether somebody works here: every role but that of a visitor. */
export function isStaffMember(user: Known | null | undefined): boolean {
  return user !== null && user !== undefined && user.role !== 'user'
}

/** Tells whether somebody may change what pages show. */
export function mayEditContent(user: Known | null | undefined): boolean {
  return user?.role === 'admin' || user?.role === 'editor'
}
