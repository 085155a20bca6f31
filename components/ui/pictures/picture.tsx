import type { CSSProperties } from 'react'
import type { Image, ImageSource } from '@/lib/contract/fields/images'

/** Smaller ones are for lists, not for a portrait crop over the whole width of a phone. */
const SMALLEST_PORTRAIT = 480

/** In CSS pixels. */
const REM = 16
const NARROWEST_PHONE = 320
/** Beyond two pixels for one nobody sees a difference. */
const DENSITY = 2

interface File {
  url: string
  width: number
}

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
      {...(style && { style })}
      {...densities(files, sizes)}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      decoding={priority ? 'sync' : 'async'}
    />
  )
  // React would ask for the bare element before the style sheets, which nothing is painted without.
  if (portraits.length === 0 && wholes.length === 0) return priority ? <picture>{picture}</picture> : picture
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

function srcSet(files: File[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** The `srcset`. Densities are shorter than widths, where the picture is as wide on every screen. */
function densities(files: File[], sizes: string): { src?: string; srcSet?: string; sizes?: string } {
  const [one, two, ...others] = files
  if (!one || !two) return { src: one?.url }
  const isOneForEach = others.length === 0 && one.width === fixedWidth(sizes) && two.width === one.width * DENSITY
  if (isOneForEach) return { src: one.url, srcSet: `${two.url} ${DENSITY}x` }
  return { src: files.at(-1)?.url, srcSet: srcSet(files), sizes }
}

/**
 * Each one stands on the page twice, so those that no screen would choose are left out: of a picture that is as wide on
 * every screen, versions larger than twice that; of one that fills a phone, those narrower than any phone.
 */
function usefulFiles({ renditions, url, width }: Image, sizes: string): File[] {
  const files = [...renditions, { url, width }]
  const fixed = fixedWidth(sizes)
  if (!fixed) return files.filter((file) => file.width >= narrowest(sizes) || file.url === url)
  const enough = files.findIndex((file) => file.width >= fixed * DENSITY)
  return enough < 0 ? files : files.slice(0, enough + 1)
}

function fixedWidth(sizes: string): number | undefined {
  const rem = /^([\d.]+)rem$/.exec(sizes)?.[1]
  return rem ? Number(rem) * REM : undefined
}

/** How wide it is on the narrowest phone, as far as the last of its `sizes` says. */
function narrowest(sizes: string): number {
  if (sizes.includes('<')) return 0
  const share = /(?:^|, )(?:max\()?(\d+)vw[^,]*(?:,[^,]*\))?$/.exec(sizes)?.[1]
  return share ? (Number(share) / 100) * NARROWEST_PHONE : 0
}
