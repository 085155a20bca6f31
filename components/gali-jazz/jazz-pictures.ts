import type { GaliJazz } from '@/lib/contract/commons'

type Pictures = Pick<GaliJazz, 'gallery' | 'text'>

/** The last of several pictures stands beside the story; the only one stays in the gallery. */
export function storyPicture({ gallery, text }: Pictures): GaliJazz['gallery'][number] | undefined {
  return text && gallery.length > 1 ? gallery.at(-1) : undefined
}

export function galleryPictures(galiJazz: Pictures): GaliJazz['gallery'] {
  const picture = storyPicture(galiJazz)
  return galiJazz.gallery.filter((entry) => entry !== picture)
}
