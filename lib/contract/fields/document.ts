import { z } from 'zod'

/** The string key that every document of the contract carries, opaque to clients. */
export const DocumentKeySchema = z.string().min(1)

/** The unique, URL-safe name of a document that has a page of its own. */
export const IdentifierSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Lower-case letters, digits and single hyphens')

/** A date and time with an offset or `Z` (ISO 8601, RFC 3339). */
export const InstantSchema = z.iso.datetime({ offset: true })

/**
 * The fields of every document: `untranslated` names the fields that fell back to English, `updatedAt`
 * tells when it was last published; a backend may leave out either.
 */
export const DocumentSchema = z.object({
  _id: DocumentKeySchema,
  untranslated: z.array(z.string()).optional(),
  updatedAt: InstantSchema.optional(),
})

/** Rich text as sanitised HTML, safe to set into a page. */
export const HtmlSchema = z.string()

/**
 * The text of a newsletter as sanitised HTML. Besides what {@link HtmlSchema} has it holds `figure` and `img`, and
 * elements with a `data-part`: `button`, around a link, and `card`, around a picture, a linked `strong` and a `span`. The
 * addresses of pictures are resource paths with a slash in front.
 */
export const NewsletterHtmlSchema = z.string()

/** The present path of a page that had another address, or null when it has not moved. */
export const RedirectSchema = z.object({ path: z.string().nullable() }).meta({ id: 'Redirect' })
