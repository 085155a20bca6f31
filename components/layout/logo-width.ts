import type { Image } from '@/lib/contract/fields/images'

/** The `sizes` of a logo that is drawn so many rem high. */
export function logoWidth({ width, height }: Image, rem: number): string {
  return `${Math.ceil((rem * width) / height)}rem`
}
