import type { CollectionBeforeChangeHook } from 'payload'
import type { Article } from '@/lib/backend/payload-types'
import { identifierField } from '../fields/identifier'
import { momentField } from '../fields/moment'
import { pictureField } from '../fields/pictures'
import { trimmed } from '../fields/trimmed'
import { contentCollection } from './content'

/** An article without a date gets that of its first publication, whether by hand or as scheduled. */
const datePublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { _status, publishedAt } = { ...(originalDoc as object), ...data } as Partial<Article>
  return _status === 'published' && !publishedAt ? { ...data, publishedAt: new Date().toISOString() } : (data as object)
}

export const Articles = contentCollection({
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  group: 'Media',
  title: 'title',
  columns: ['title', 'coverImage', 'publishedAt', 'author', 'tags'],
  searched: ['title', 'excerpt', 'author', 'body'],
  sort: '-publishedAt',
  description: 'The articles under “Media”, newest first.',
  beforeChange: datePublication,
  fields: [
    identifierField('title'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Headline',
          description: 'What the card shows, and the top of the article.',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
            {
              name: 'excerpt',
              label: 'Teaser',
              type: 'textarea',
              localized: true,
              maxLength: 500,
              admin: { description: 'One or two sentences, shown on the card, under the title and in search results.' },
            },
            { name: 'author', type: 'text', localized: true, maxLength: 150 },
            pictureField('coverImage', { label: 'Picture at the top' }),
          ],
        },
        {
          label: 'Text',
          description: 'The article itself, with headings and quotations.',
          fields: [{ name: 'body', label: 'Text', type: 'richText', localized: true }],
        },
      ],
    },
    {
      ...momentField('publishedAt', 'Date', {
        zoneOf: 'site',
        admin: {
          position: 'sidebar',
          description: 'The date on the page. To publish later, use “Schedule publish” beside the button “Publish changes”.',
        },
      }),
      index: true,
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      ...trimmed,
      admin: { position: 'sidebar', description: 'In English and always spelled the same way: visitors filter the list by them.' },
    },
  ],
})
