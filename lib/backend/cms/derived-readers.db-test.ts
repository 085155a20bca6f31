import assert from 'node:assert/strict'
import { after, test } from '../tests/support/test'
import { getPayload, type FlattenedField } from 'payload'
import { z } from 'zod'
import { HtmlSchema } from '@/lib/contract/fields/document'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import { collectionOf, tagsOfRead, type CacheSource } from '@/lib/site/cache-tags'
import { fieldReader } from '../content/reading/derived-readers'
import { listSource } from '../content/reading/list-sources'
import { Reading } from '../content/reading/reading'
import config from './config'

const payload = await getPayload({ config: { ...(await config), secret: 'of a test' }, disableDBConnect: true, disableOnInit: true })
after(() => setTimeout(() => process.exit(), 100).unref())

const lists = Object.keys(LIST_ROUTES) as ListName[]
const readerOf = (schema: z.ZodType, field: FlattenedField) => fieldReader(payload, {}, field.name, schema, [field])
const text: FlattenedField = { name: 'motto', type: 'text', localized: true }

for (const name of lists) {
  void test(`every field of ${name} has a stored field or is computed`, () => {
    assert.deepEqual(
      new Set(['_id', 'untranslated', ...Object.keys(listSource(payload, name).fields)]),
      new Set(Object.keys(LIST_ROUTES[name].item.shape)),
    )
  })
}

for (const name of lists.filter((list) => LIST_ROUTES[list].audience === 'public')) {
  const collection = collectionOf(name)
  void test(`a page that shows ${collection} is expired by whatever they refer to`, () => {
    const { flattenedFields } = payload.collections[collection].config
    const tags = tagsOfRead(collection as CacheSource)
    assert.deepEqual(relatedCollections(flattenedFields).filter((related) => !tags.includes(related)), [])
  })
}

void test('a localised text is read in its language, in English where it has none, and can be sorted by', () => {
  const reader = readerOf(z.string().default(''), text)
  const reading = new Reading('ka')
  assert.equal(reader.read({ motto: { en: 'Tea', ka: 'ჩაი' } }, reading, 'motto'), 'ჩაი')
  assert.equal(reader.read({ motto: { en: 'Tea' } }, reading, 'motto'), 'Tea')
  assert.deepEqual([...reading.untranslated], ['motto'])
  assert.deepEqual([reader.needs, reader.sortPath, reader.isLocalized], [['motto'], 'motto', true])
})

void test('a missing text is left to its default, a required one is empty', () => {
  const reading = new Reading('en')
  assert.equal(readerOf(z.string().default('none'), text).read({}, reading, 'motto'), undefined)
  assert.equal(readerOf(z.string(), text).read({}, reading, 'motto'), '')
  assert.equal(readerOf(z.string().nullable(), text).read({ motto: {} }, reading, 'motto'), null)
})

void test('entries of a list that lack something are left out', () => {
  const field: FlattenedField = { name: 'links', type: 'array', fields: [], flattenedFields: [{ name: 'url', type: 'text' }] }
  const reader = readerOf(z.array(z.object({ url: z.string() })), field)
  assert.deepEqual(reader.read({ links: [{ url: 'a' }, {}] }, new Reading('en'), 'links'), [{ url: 'a' }])
})

void test('a field that nothing holds, and one of another kind, are refused by name', () => {
  assert.throws(() => fieldReader(payload, {}, 'slogan', z.string(), [text]), /slogan/)
  assert.throws(() => readerOf(HtmlSchema, text), /motto of the contract cannot be read from a stored text/)
})

function relatedCollections(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if ('flattenedFields' in field) return relatedCollections(field.flattenedFields)
    return field.type === 'upload' || field.type === 'relationship' ? [field.relationTo].flat() : []
  })
}
