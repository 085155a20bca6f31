import type { Image } from '@/lib/contract/fields/images'

interface PictureProps {
  image: Image
  /** The `sizes` attribute. */
  sizes: string
  /** For the picture that is seen first. */
  priority?: boolean
  className?: string
  /** The text beside it says the same. */
  decorative?: boolean
}

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
