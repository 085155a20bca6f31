import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Access, CollectionBeforeOperationHook, CollectionConfig, PayloadRequest, TextField } from 'payload'
import { env } from '@/lib/env'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { UPLOAD_LIMIT } from '@/lib/site/constants'
import { refusal } from '@/lib/backend/access/refusal'
import { editorsOnly, isEditor, isStaff } from '@/lib/backend/access/rules'
import { FORM_GUARDS, LIST_PAGES } from '@/lib/backend/cms/fields/options'
import { pictureField } from '@/lib/backend/cms/fields/pictures'
import { refuseUnreadablePictures } from '@/lib/backend/cms/hooks/refuse-unreadable-pictures'
import { turnPictures } from '@/lib/backend/cms/hooks/turn-pictures'
import { PICTURE_NAMES, PICTURE_TYPES, STORED_WIDTH } from '@/lib/backend/cms/picture-limits'
import { expireHooks } from '@/lib/backend/content/expire-pages'
import { pictureFolder } from '@/lib/backend/content/picture-folder'

const RENDITION_WIDTHS = [240, 480, 960, 1600] as const

/** In pixels. Only large pictures reach them, since encoding AVIF takes seconds: covers and their portrait crops. */
const AVIF_HEIGHTS = [1200, 1500] as const
const avif = { format: 'avif', options: { quality: 50, effort: 1 } } as const

/** More effort than this takes twice the time and saves a twentieth. */
const webp = { format: 'webp', options: { quality: 78, effort: 2 } } as const

/**
 * Files are public by their address, as pages name it. Which there are, drafts' pictures too, strangers cannot ask the CMS;
 * pages read what they show from within.
 */
const readPicture: Access = ({ req }) => isStaff(req) || req.payloadAPI === 'local' || req.routeParams?.filename !== undefined

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { read: readPicture, create: editorsOnly, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: 'Media',
    useAsTitle: 'filename',
    components: { edit: { beforeDocumentControls: FORM_GUARDS } },
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    pagination: LIST_PAGES,
    listSearchableFields: ['filename', ...LOCALES.map((locale) => `alt.${locale}`)],
    description:
      `${PICTURE_NAMES} of at most ${UPLOAD_LIMIT}; all sizes are created automatically. “Edit image” crops the picture and sets the focal point that stays in view when it is cropped to fit.`,
  },
  upload: {
    staticDir: pictureFolder(),
    mimeTypes: PICTURE_TYPES,
    focalPoint: true,
    adminThumbnail: 'w240',
    formatOptions: webp,
    resizeOptions: { width: STORED_WIDTH, withoutEnlargement: true },
    imageSizes: [
      ...RENDITION_WIDTHS.map((width) => ({ name: `w${width}`, width, formatOptions: webp })),
      ...AVIF_HEIGHTS.map((height) => ({ name: `h${height}`, height, formatOptions: avif })),
    ],
    // The address carries the time of the last change, so what it names never changes.
    handlers: env().S3_BUCKET ? [] : [refuseMissingFile],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  hooks: { ...expireHooks, beforeOperation: [requireFile, refuseUnreadablePictures, turnPictures] },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'group',
      admin: { description: 'What the picture shows, for people who cannot see it: “Nino Kapanadze on the main stage”. Fill in all languages.' },
      // One field per language, because the CMS would ask for a localised one in the language at hand only.
      fields: LOCALES.map(altField),
    },
    pictureField('portrait', {
      label: 'Portrait crop',
      description:
        'Shown instead on phones, where the picture opens a page: the same subject in 4:5, best 1200 × 1500 pixels, with nothing important in the lowest fifth. Without it the picture is cropped.',
    }),
  ],
}

/** Without a file the CMS would fetch one from an address in the body, wherever that leads. */
function requireFile({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]): void {
  const isDuplicate = 'duplicateFromID' in args && Boolean(args.duplicateFromID)
  if (operation === 'create' && !req.file && !isDuplicate && isEditor(req)) throw refusal('Choose a picture to upload.', 400)
}

/** The CMS fails on a file that is not there. */
function refuseMissingFile(_req: PayloadRequest, { params: { filename } }: { params: { filename: string } }): Response | undefined {
  const isThere = path.basename(filename) === filename && existsSync(path.join(pictureFolder(), filename))
  return isThere ? undefined : Response.json({ errors: [{ message: 'There is no such picture.' }] }, { status: 404 })
}

function altField(locale: (typeof LOCALES)[number]): TextField {
  const label = LOCALE_TABLE[locale].ownName
  return {
    name: locale,
    label: `${label} *`,
    type: 'text',
    maxLength: 300,
    validate: (value: unknown) =>
      (typeof value === 'string' && value.trim() !== '') || `Describe the picture in this language too (${label}).`,
  }
}
