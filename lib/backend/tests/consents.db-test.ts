import { expect, test } from './support/test'
import { openSite } from './support/site'
import { runMigration } from './support/migrations'

const site = await openSite({ content: 'empty' })

test('links that open something are taken out of what visitors agreed to before', async () => {
  const pages = { '/registration/abc.def': '/registration/[token]', '/subscription/x?lang=ge': '/subscription/[token]', '/form/x': '/form/[token]', '/about': '/about', '/event/form': '/event/form' }
  for (const [index, where] of Object.keys(pages).entries()) {
    const data = { email: `reader-${index}@example.com`, state: 'confirmed', locale: 'en', consent: { where } } as const
    await site.payload.create({ collection: 'subscriptions', data })
  }
  await runMigration(site.payload, 'tokens_of_consents')
  const { docs } = await site.payload.find({ collection: 'subscriptions', sort: 'email' })
  expect(docs.map(({ consent }) => consent?.where)).toEqual(Object.values(pages))
})
