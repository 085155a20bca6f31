import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { hasStaffRole, mustSetUpSecondFactor } from '../access/rules'
import { homeOf } from '../accounts/home'
import { identifyCaller } from '../cms/cms'

const ACCOUNT = 'account'
/** Nobody is kept from leaving. */
const LEAVING = ['logout', 'logout-inactivity']

/**
 * Leads staff who have to set up a second factor first from every other screen to their account, and whoever has no staff
 * screens to the page of their own: check-in, or the applications to read.
 */
export async function redirectToOwnScreen([screen = '']: readonly string[] = []): Promise<void> {
  if (LEAVING.includes(screen)) return
  const caller = await identifyCaller(await headers())
  if (screen !== ACCOUNT && mustSetUpSecondFactor(caller)) redirect(`/admin/${ACCOUNT}`)
  const home = homeOf(caller.user)
  if (home && !hasStaffRole(caller)) redirect(home)
}
