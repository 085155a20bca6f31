import { CHECK_IN, REVIEW } from '@/lib/site/constants'
import { STAFF_AREA } from '@/lib/site/forms/signed-in-path'
import { hasStaffRole, isJuror, mayCheckIn } from '../access/rules'
import type { User } from '../payload-types'

/** The screens that an account is for; null for a visitor's. */
export function homeOf(account: User | null): string | null {
  const request = { user: account && { ...account, collection: 'users' as const } }
  if (hasStaffRole(request)) return STAFF_AREA
  if (isJuror(request)) return REVIEW
  return mayCheckIn(request) ? CHECK_IN : null
}
