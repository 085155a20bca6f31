import type { CSSProperties } from 'react'
import type { Image, ImageSource } from '@/lib/contract/fields/images'

/** Smaller ones are for lists, not for a portrait crop over the whole width of a phone. */
const SMALLEST_PORTRAIT = 480

/** In CSS pixels. */
const REM = 16
/** Beyond two pixels for one nobody sees a difference. */
const DENSITY = 2

interface PictureProps {
  image: Image
  /** The `sizes` attribute. */
  sizes: string
  /** For a picture over the whole width of the page: the `sizes` of its portrait crop on narrow screens. */
  portraitSizes?: string
  /** For the picture that is seen first. */
  priority?: boolean
  className?: string
  style?: CSSProperties
  /** The text beside it says the same. */
  decorative?: boolean
}

export function Picture({ image, sizes, portraitSizes, priority = false, className, style, decorative = false }: PictureProps) {
  const sources = portraitSizes ? (image.sources ?? []) : []
  const portraits = sources.filter(({ shape, width }) => shape === 'portrait' && width >= SMALLEST_PORTRAIT)
  const wholes = sources.filter(({ shape }) => shape === 'whole')
  const files = usefulFiles(image, sizes)
  const picture = (
    <img
      className={className}
      style={style}
      src={files.at(-1)?.url}
      {...(files.length > 1 && { srcSet: srcSet(files), sizes })}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      decoding={priority ? 'sync' : 'async'}
    />
  )
  if (portraits.length === 0 && wholes.length === 0) return picture
  return (
    <picture>
      {byType(portraits).map(([type, files]) => (
        <source key={`portrait ${type}`} media="(width < 48rem)" type={type} srcSet={srcSet(files)} sizes={portraitSizes} />
      ))}
      {byType(wholes).map(([type, files]) => (
        <source key={`whole ${type}`} type={type} srcSet={srcSet(files)} sizes={sizes} />
      ))}
      {picture}
    </picture>
  )
}

/** By media type, the smaller format first. */
function byType(sources: ImageSource[]): [string, ImageSource[]][] {
  const types = [...new Set(sources.map(({ type }) => type))].sort()
  return types.map((type) => [type, sources.filter((source) => source.type === type)])
}

function srcSet(files: { url: string; width: number }[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** Of a picture that is as wide on every screen, those up to twice that width: each one more stands on the page twice. */
function usefulFiles({ renditions, url, width }: Image, sizes: string) {
  const files = [...renditions, { url, width }]
  const rem = /^([\d.]+)rem$/.exec(sizes)?.[1]
  if (!rem) return files
  const enough = files.findIndex((file) => file.width >= Number(rem) * REM * DENSITY)
  return enough < 0 ? files : files.slice(0, enough + 1)
}
