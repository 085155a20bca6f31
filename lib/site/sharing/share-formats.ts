/** In pixels: `wide` for link previews, the others to be posted as pictures. */
export const SHARE_FORMATS = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
} as const

export type ShareFormat = keyof typeof SHARE_FORMATS
