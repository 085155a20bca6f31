import { html, image, plain, text } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How articles are read: the newest first. */
export const articles: ListSource = {
  collection: 'articles',
  order: ['-publishedAt'],
  filterPaths: { tag: 'tags' },
  localizedSearch: true,
  fields: {
    identifier: plain('identifier'),
    title: text('title'),
    excerpt: text('excerpt'),
    body: html('body'),
    coverImage: image('coverImage'),
    author: text('author'),
    publishedAt: plain('publishedAt'),
    tags: { needs: ['tags'], read: (document) => document.tags ?? [] },
  },
}
