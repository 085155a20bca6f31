/** Where the pictures of the site lie; those of another origin cannot be counted, so they are not stored. */
export const PICTURE_FOLDER = '/cms/api/media/file/'

/** The part of the address that all sizes and formats of a picture share. */
export function pictureName(address: string): string {
  const file = address.replace(/[?#].*/, '').split('/').at(-1) ?? ''
  return file.replace(/\.\w+$/, '').replace(/-\d+x\d+$/, '')
}
