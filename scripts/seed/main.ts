// Fills the prepared database of DATA_DIR with many variants of its demo content: main.mjs EVENT AMOUNTS-AS-JSON
import { runCommand } from '../process/run-command'
import { useSiteSecret } from '../secrets/site-secret'
import type { Amounts } from './seed'

runCommand(async () => {
  const [event = '', amounts = '{}'] = process.argv.slice(2)
  useSiteSecret()
  const [{ cms }, { seed }] = await Promise.all([import('@/lib/backend/cms/cms'), import('./seed')])
  const payload = await cms()
  await seed(payload, event, JSON.parse(amounts) as Amounts)
  await payload.destroy()
})
