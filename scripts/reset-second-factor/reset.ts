import { useSiteSecret } from '../secrets/site-secret'
import { runCommand } from '../process/run-command'

runCommand(async () => {
  const [email] = process.argv.slice(2)
  useSiteSecret()
  const [{ cms }, { resetSecondFactors }] = await Promise.all([import('@/lib/backend/cms/cms'), import('@/lib/backend/accounts/second-factor/lost-factors')])
  const payload = await cms()
  const reset = await resetSecondFactors(payload, email ? { email } : 'unreadable')
  if (email && reset.length === 0) throw new Error(`There is no account ${email} with a second factor.`)
  for (const address of reset) console.log(`${address} signs in with the password alone from now on, and is signed out.`)
  if (reset.length === 0) console.log('Every second factor can be checked: nothing was changed.')
  await payload.destroy()
})
