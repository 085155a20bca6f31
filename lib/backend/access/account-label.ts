import type { User } from '../payload-types'

/** How colleagues read who somebody is; the address alone where an account has no name. */
export function accountLabel(account: Pick<User, 'name' | 'email'> | null | undefined): string {
  if (!account) return ''
  return account.name ? `${account.name} (${account.email})` : account.email
}
