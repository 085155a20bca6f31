/** The kinds of pictures that every browser shows. */
const PICTURE_KINDS = { JPEG: 'image/jpeg', PNG: 'image/png', WebP: 'image/webp', AVIF: 'image/avif' }

export const PICTURE_TYPES: string[] = Object.values(PICTURE_KINDS)
/** Such as "JPEG or PNG". */
export const PICTURE_NAMES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.keys(PICTURE_KINDS))
/** The widths that pictures are scaled down to; narrower ones keep their size. */
export const STORED_WIDTH = 2400
