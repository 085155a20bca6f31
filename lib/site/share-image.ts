import type { Image } from '@/lib/contract/images'

/** A picture as link previews show it: its address (whole, or on this site), its size in pixels, what it shows. */
export interface ShareImage {
  url: string
  width: number
  height: number
  alt: string
  /** Its media type, such as `image/jpeg`; absent where the address does not tell. */
  type?: string
}

/** The width, in pixels, that previews show in full. */
const PREVIEW_WIDTH = 1200

const TYPES: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/**
 * The rendition of a picture that suits a link preview: the narrowest one that is wide enough, else the widest.
 *
 * @param image a picture of the content
 * @returns null without a picture, or where its address leads nowhere by itself
 */
export function toShareImage(image: Image | null | undefined): ShareImage | null {
  if (!image || !/^(\/|https?:\/\/)/.test(image.url)) return null
  const versions = [...image.renditions, { url: image.url, width: image.width }].sort((one, other) => one.width - other.width)
  const { url, width } = versions.find((version) => version.width >= PREVIEW_WIDTH) ?? versions.at(-1) ?? image
  const height = Math.round((image.height * width) / image.width)
  const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ''
  return { url, width, height, alt: image.alt, type: TYPES[extension] }
}
