import { test } from './support/test'
import { readMigrations } from '@/lib/backend/database/migrations'
import { expect } from './support/expect'
import { openSite } from './support/site'
import { standIn } from './support/stand-in'

const site = await openSite({ content: 'empty' })
type Step = Parameters<Awaited<ReturnType<typeof readMigrations>>[number]['up']>[0]

test('links that open something are taken out of what visitors agreed to before', async () => {
  const pages = { '/registration/abc.def': '/registration/[token]', '/subscription/x?lang=ge': '/subscription/[token]', '/form/x': '/form/[token]', '/about': '/about', '/event/form': '/event/form' }
  for (const [index, where] of Object.keys(pages).entries()) {
    const data = { email: `reader-${index}@example.com`, state: 'confirmed', locale: 'en', consent: { where } } as const
    await site.payload.create({ collection: 'subscriptions', data })
  }
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('tokens_of_consents'))
  await migration?.up(standIn<Step>({ db: (site.payload.db as unknown as { drizzle: unknown }).drizzle }))
  const { docs } = await site.payload.find({ collection: 'subscriptions', sort: 'email' })
  expect(docs.map(({ consent }) => consent?.where)).toEqual(Object.values(pages))
})
