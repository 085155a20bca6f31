import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '@/lib/env'
import { anyone, editorsOnly } from '../access/rules'
import { expireHooks } from '../hooks/expire-pages'

/** The widths, in pixels, of the renditions that are made of every uploaded picture. */
export const RENDITION_WIDTHS = [240, 480, 960, 1600] as const

const webp = { format: 'webp', options: { quality: 78 } } as const

/** Uploaded pictures with their alternative texts. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { read: anyone, create: editorsOnly, update: editorsOnly, delete: editorsOnly },
  admin: { group: 'Media', useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: path.join(env().DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    adminThumbnail: 'w240',
    formatOptions: webp,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: RENDITION_WIDTHS.map((width) => ({ name: `w${width}`, width, formatOptions: webp })),
    // The address carries the time of the last change, so what it names never changes.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  hooks: expireHooks,
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 300,
      admin: { description: 'What the picture shows, for those who cannot see it.' },
    },
  ],
}
