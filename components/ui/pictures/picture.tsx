import type { Image } from '@/lib/contract/fields/images'

interface PictureProps {
  image: Image
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string
  /** Whether the picture is seen first: it is then loaded at once and before others. */
  priority?: boolean
  className?: string
  /** A picture that only repeats what the text beside it says. */
  decorative?: boolean
}

/** A picture in the rendition that fits its place, with its space kept while it loads. */
export function Picture({ image, sizes, priority = false, className, decorative = false }: PictureProps) {
  const sources = [...image.renditions, { url: image.url, width: image.width }]
  return (
    <img
      className={className}
      src={image.url}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}
