import { identifierField } from '../fields/identifier'
import { pictureField } from '../fields/pictures'
import { contentCollection } from './content'

/** The articles of the media section. */
export const Articles = contentCollection({
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  group: 'Media',
  title: 'title',
  columns: ['title', 'publishedAt', 'author', 'tags'],
  searched: ['title', 'excerpt', 'author', 'body'],
  fields: [
    identifierField(),
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'excerpt', type: 'textarea', localized: true, maxLength: 500 },
    { name: 'body', type: 'richText', localized: true },
    pictureField('coverImage'),
    { name: 'author', type: 'text', localized: true, maxLength: 150 },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
  ],
})
