import { expect, test } from './support/test'
import { openSite } from './support/site'
import { runMigration } from './support/migrations'
import { runSql } from './support/sql'
import { Staff } from './support/client'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

const tagsOf = async (id: string) => (await staff.send<{ tags: string[] }>('GET', `articles/${id}?locale=en`)).tags

test('a tag is the same with a space at its end, and stands once', async () => {
  const { doc } = await staff.send('POST', 'articles?locale=en', { identifier: 'tagged', title: 'Tagged', tags: [' Summit', 'Summit ', 'Jazz', ' '], _status: 'draft' })
  expect(await tagsOf(doc.id)).toEqual(['Summit', 'Jazz'])
})

test('a tag that was stored with a space loses it, and stands once', async () => {
  const { doc } = await staff.send('POST', 'articles?locale=en', { identifier: 'tagged-before', title: 'Tagged', tags: ['Garden', 'Jazz', 'Blues', 'Empty'], _status: 'draft' })
  await runSql(process.env.DATABASE_URL ?? '', [
    `update articles_texts set text = ' Garden ' where text = 'Garden'`,
    `update articles_texts set text = 'Jazz ' where text = 'Blues'`,
    `update articles_texts set text = ' ' where text = 'Empty'`,
  ])
  expect(await tagsOf(doc.id)).toEqual([' Garden ', 'Jazz', 'Jazz ', ' '])
  await runMigration(site.payload, 'trimmed_tags')
  expect(await tagsOf(doc.id)).toEqual(['Garden', 'Jazz'])
})
