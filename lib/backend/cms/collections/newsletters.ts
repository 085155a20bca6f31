import type { CheckboxField, CollectionConfig, Condition, UIField } from 'payload'
import { isEditor, newsletterAccess, staffField } from '@/lib/backend/access/rules'
import { expireHooks } from '@/lib/backend/content/expire-pages'
import { newsletterEndpoints } from '@/lib/backend/newsletters/endpoints'
import { guardDeletion, guardSaves } from '@/lib/backend/newsletters/guard-saves'
import { NEWSLETTER_STATES } from '@/lib/backend/newsletters/newsletter-states'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { newsletterEditor } from '../editor'
import { countryLineField } from '../fields/country'
import { identifierField } from '../fields/identifier'
import { momentField } from '../fields/moment'
import { AS_BADGE, BY_NAME, FORM_GUARDS, LIST_PAGES, toOptions, YES_OR_NO } from '../fields/options'
import { fillSearchText, searchTextField } from '../fields/search-text'
import { withTrimmedNames } from '../fields/trimmed'
import { foldSearches } from '../hooks/fold-searches'

const never = () => false

/** Set by the acts of staff and by the worker alone. */
const BY_ACTS = { create: never, update: never }

/** Empty for both. */
const isRegistered: CheckboxField = {
  name: 'isRegistered',
  label: 'Of its guests',
  type: 'checkbox',
  admin: { condition: (_data, { event }: { event?: unknown }) => Boolean(event), components: { Field: '@/lib/backend/admin/newsletters/seat-choice#SeatChoice' } },
}

/** What the form shows besides fields. */
function screenPart(name: string, component: string, isForDesk = false): UIField {
  const condition: Condition = (_data, _siblings, { user }) => isForDesk || isEditor({ user })
  return { name, type: 'ui', admin: { condition, components: { Field: `@/lib/backend/admin/newsletters/${component}` } } }
}

/** Letters to subscribers. They have versions, but no drafts of the CMS: their state is their own. */
export const Newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: 'Letter', plural: 'Letters' },
  access: newsletterAccess,
  defaultSort: '-createdAt',
  admin: {
    group: 'Media',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'sendAt', 'sentAt', 'isListed'],
    pagination: LIST_PAGES,
    listSearchableFields: ['searchText'],
    description: 'What subscribers get by email, and can read on the site from then on.',
    components: { edit: { beforeDocumentControls: ['@/lib/backend/admin/persistent-errors#PersistentErrors', ...FORM_GUARDS] } },
  },
  endpoints: newsletterEndpoints,
  versions: { maxPerDoc: 30 },
  hooks: {
    ...expireHooks,
    beforeOperation: [foldSearches],
    beforeChange: [guardSaves, fillSearchText('subject', 'preheader', 'body')],
    beforeDelete: [guardDeletion],
  },
  fields: withTrimmedNames(
    [
      identifierField('subject'),
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Letter',
            description: 'Write it in both languages: whoever reads a language that lacks a subject or a text gets all of it in English.',
            fields: [
              screenPart('frozen', 'frozen-notice#FrozenNotice'),
              { name: 'subject', type: 'text', required: true, localized: true, maxLength: 200 },
              {
                name: 'preheader',
                label: 'Preview text',
                type: 'text',
                localized: true,
                maxLength: 200,
                admin: { description: 'What mail programs show beside the subject. If empty, they show how the letter begins.' },
              },
              { name: 'body', label: 'Text', type: 'richText', localized: true, editor: newsletterEditor },
            ],
          },
          {
            label: 'Who gets it',
            description: 'Everybody on the list who has confirmed; what is chosen here narrows it.',
            fields: [
              screenPart('audienceCount', 'audience-count#AudienceCount'),
              {
                name: 'audience',
                label: false,
                type: 'group',
                access: { read: staffField },
                admin: { hideGutter: true },
                fields: [
                  { name: 'language', label: 'Reads', type: 'select', options: toOptions(Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_TABLE[locale].ownName]))) },
                  countryLineField(),
                  momentField('subscribedSince', 'Subscribed since', { zoneOf: 'site' }),
                  { name: 'event', type: 'relationship', relationTo: 'events', index: true, admin: BY_NAME },
                  isRegistered,
                ],
              },
            ],
          },
          { label: 'How it looks', description: 'As mail programs show it, from what was saved last.', fields: [screenPart('preview', 'letter-preview#LetterPreview')] },
          { label: 'Sending', description: 'Now, or at a time. Tickets and confirmations go first, however many get the letter.', fields: [screenPart('sending', 'sending-field#SendingField', true)] },
        ],
      },
      { name: 'isListed', label: 'Listed on the site', type: 'checkbox', defaultValue: true, admin: { ...YES_OR_NO, position: 'sidebar', description: 'In the list of letters, in the feed and for search engines. Without it only those who have the address find its page.' } },
      { name: 'state', label: 'Status', type: 'select', required: true, defaultValue: 'draft', index: true, options: toOptions(NEWSLETTER_STATES), access: BY_ACTS, admin: { ...AS_BADGE, position: 'sidebar', readOnly: true, disableBulkEdit: true } },
      momentField('sendAt', 'Goes out', { zoneOf: 'site', access: BY_ACTS, admin: { position: 'sidebar', readOnly: true, condition: ({ sendAt }) => Boolean(sendAt) } }),
      { ...momentField('sentAt', 'Sending began', { zoneOf: 'site', access: BY_ACTS, admin: { position: 'sidebar', readOnly: true, condition: ({ sentAt }) => Boolean(sentAt) } }), index: true },
      // When it was written down who gets it.
      { name: 'frozenAt', type: 'date', access: BY_ACTS, admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
      searchTextField(),
    ],
    'subject',
  ),
}
