import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { CHECK_IN } from '@/lib/site/constants'
import { hasStaffRole, mayCheckIn, mustSetUpSecondFactor } from '../access/rules'
import { identifyCaller } from '../cms/cms'

const ACCOUNT = 'account'
/** Nobody is kept from leaving. */
const LEAVING = ['logout', 'logout-inactivity']

/**
 * Leads staff who have to set up a second factor first from every other screen to their account, and whoever has no staff
 * screens to check-in, where they may do that.
 */
export async function redirectToOwnScreen([screen = '']: readonly string[] = []): Promise<void> {
  if (LEAVING.includes(screen)) return
  const caller = await identifyCaller(await headers())
  if (screen !== ACCOUNT && mustSetUpSecondFactor(caller)) redirect(`/admin/${ACCOUNT}`)
  if (!hasStaffRole(caller) && mayCheckIn(caller)) redirect(CHECK_IN)
}
