import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '@/lib/env'
import { mustSetUpSecondFactor } from '../access/rules'
import { identifyCaller } from '../cms/cms'

const ACCOUNT = 'account'
/** Nobody is kept from leaving. */
const OPEN_SCREENS = [ACCOUNT, 'logout', 'logout-inactivity']

/** Leads staff who have to set up a second factor first from every other screen to their account. */
export async function redirectToSecondFactor(segments: readonly string[] = []): Promise<void> {
  if (!env().STAFF_SECOND_FACTOR || OPEN_SCREENS.includes(segments[0] ?? '')) return
  if (mustSetUpSecondFactor(await identifyCaller(await headers()))) redirect(`/admin/${ACCOUNT}`)
}
