import type { UploadField } from 'payload'

/** A field that holds one uploaded picture. */
export function pictureField(
  name: string,
  { required = false, description }: { required?: boolean; description?: string } = {},
): UploadField {
  return { name, type: 'upload', relationTo: 'media', displayPreview: true, required, admin: { description } }
}

/** A field that holds several uploaded pictures in an order. */
export function galleryField(name: string): UploadField {
  return { name, type: 'upload', relationTo: 'media', hasMany: true }
}
