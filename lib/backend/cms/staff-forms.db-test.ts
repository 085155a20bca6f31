import assert from 'node:assert/strict'
import { after, test } from '../tests/support/test'
import { getPayload, type Field } from 'payload'
import config from './config'
import { FORM_GUARDS } from './fields/options'

/** What a form may ask in one column before it is parted. */
const MOST_FIELDS = 6

const payload = await getPayload({ config: { ...(await config), secret: 'of a test' }, disableDBConnect: true, disableOnInit: true })
after(() => setTimeout(() => process.exit(), 100).unref())

const GROUPS = ['Events', 'People', 'Agenda', 'Media', 'Pages']
const forms = [...payload.config.collections, ...payload.config.globals].filter(({ admin }) => GROUPS.includes(String(admin.group)))

/** The fields of the main column, those of a row one by one. */
function columnFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return columnFields(field.fields)
    const { admin = {} } = field
    return field.type === 'ui' || ('position' in admin && admin.position) || ('hidden' in admin && admin.hidden) ? [] : [field]
  })
}

for (const { slug, fields } of forms) {
  const column = columnFields(fields).filter((field) => !('name' in field && field.name.startsWith('_')))
  const tabs = column.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  void test(`the form of ${slug} is short or parted by tabs, each with a line of help`, () => {
    assert.ok(column.length <= MOST_FIELDS, `${column.length} fields`)
    assert.deepEqual(tabs.filter(({ label, description }) => !label || !description).map(({ label }) => label), [])
  })
}

/** Imports have a screen of their own. */
const saved = payload.config.collections.filter(({ slug, admin }) => slug === 'users' || (slug !== 'guest-imports' && [...GROUPS, 'Inbox'].includes(String(admin.group))))

for (const { slug, admin } of saved) {
  void test(`the form of ${slug} loses nothing by a refusal or another language`, () => {
    for (const guard of FORM_GUARDS) assert.ok(admin.components?.edit?.beforeDocumentControls?.includes(guard), guard)
  })
}

void test('there are forms of content, and those that one fills in most have tabs', () => {
  const parted = forms.filter(({ fields }) => columnFields(fields).some(({ type }) => type === 'tabs')).map(({ slug }) => slug)
  for (const slug of ['events', 'sessions', 'articles', 'speakers', 'home', 'contact']) assert.ok(parted.includes(slug as (typeof parted)[number]), slug)
})

void test('texts are copied into another language where there are any, and internal fields are no filter and no difference', () => {
  const copied = saved.filter(({ admin }) => !admin.disableCopyToLocale).map(({ slug }) => slug)
  assert.deepEqual(['events', 'faqs', 'media', 'registrations', 'messages', 'users'].filter((slug) => copied.includes(slug as (typeof copied)[number])), ['events', 'faqs'])
  const internal = ['searchText', 'importId', 'answers', 'eventKeys', 'emailedFacts']
  const fields = payload.config.collections.filter(({ admin }) => admin.hidden !== true).flatMap((collection) => collection.flattenedFields).filter(({ name }) => internal.includes(name))
  const shown = fields.filter(({ admin }) => !admin || !('disableListFilter' in admin) || !admin.disableListFilter || !(admin.components && 'Diff' in admin.components))
  assert.deepEqual(shown.map(({ name }) => name), [])
})
