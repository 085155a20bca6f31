// Fills the database, which main.mjs has made ready, with made-up content.
import { env } from '@/lib/env'
import { useSiteSecret } from '../secrets/site-secret'
import type { readOptions } from './options.mjs'

async function seed({ amounts, event, force }: ReturnType<typeof readOptions>) {
  if (env().API_BASE_URL) throw new Error('Content comes from API_BASE_URL: there is no database here to fill.')
  useSiteSecret()
  const { cms } = await import('@/lib/backend/cms/cms')
  const { foreignContent } = await import('./guard')
  const { fill } = await import('./fill')
  const payload = await cms()
  const foreign = force ? [] : await foreignContent(payload)
  if (foreign.length > 0) {
    throw new Error(`This database holds more than demo content: ${foreign.join(', ')}.\nName another DATA_DIR, or give --force.`)
  }
  const startedAt = Date.now()
  await fill(payload, amounts, event)
  const added = Object.entries(amounts).map(([name, amount]) => `${amount} ${name}`).join(', ')
  console.log(`Added ${added} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  await payload.destroy()
}

// The process that started this one has ended.
process.once('disconnect', () => process.exit(1))

seed(JSON.parse(process.argv[2] ?? '{}') as ReturnType<typeof readOptions>).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
