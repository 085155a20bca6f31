import { z } from 'zod'

/** One stored rendition of an image, narrower than the original; `width` in pixels. */
const ImageRenditionSchema = z.object({ url: z.string(), width: z.number() })

/** `whole` shows what the picture shows, `portrait` a crop of 4:5 for narrow screens. */
const IMAGE_SHAPES = ['portrait', 'whole'] as const

/** Another form of an image that a browser may prefer; `type` is its media type. */
const ImageSourceSchema = z.object({ url: z.string(), width: z.number(), type: z.string(), shape: z.enum(IMAGE_SHAPES) })

/**
 * A picture with its alternative text and its size in pixels. `url` is a resource path: absolute, or
 * relative to the resource base address. `renditions` lists narrower versions, smallest first; `sources`
 * further forms of it, smallest first, and is left out where there are none.
 */
export const ImageSchema = z
  .object({
    url: z.string().min(1),
    alt: z.string(),
    width: z.number(),
    height: z.number(),
    renditions: z.array(ImageRenditionSchema).default([]),
    sources: z.array(ImageSourceSchema).optional(),
  })
  .meta({ id: 'Image' })

export type Image = z.infer<typeof ImageSchema>
export type ImageSource = z.infer<typeof ImageSourceSchema>

/** A picture in the body of a write: the `_id` of an upload, a picture as it was read, or null for none. */
export const ImageBodySchema = z.union([z.string().min(1).max(200), z.object({ url: z.string().min(1).max(2000) })]).nullable()
