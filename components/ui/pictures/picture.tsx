import type { Image } from '@/lib/contract/fields/images'

/** In CSS pixels. */
const REM = 16
/** Beyond two pixels for one nobody sees a difference. */
const DENSITY = 2

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
  const sources = usefulSources(image, sizes)
  const hasChoice = sources.length > 1
  return (
    <img
      className={className}
      src={sources.at(-1)?.url}
      {...(hasChoice && { srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes })}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}

/** Of a picture that is as wide on every screen, those up to twice that width: each one more stands on the page twice. */
function usefulSources({ renditions, url, width }: Image, sizes: string) {
  const sources = [...renditions, { url, width }]
  const rem = /^([\d.]+)rem$/.exec(sizes)?.[1]
  if (!rem) return sources
  const enough = sources.findIndex((source) => source.width >= Number(rem) * REM * DENSITY)
  return enough < 0 ? sources : sources.slice(0, enough + 1)
}
