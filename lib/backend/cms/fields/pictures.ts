import type { UploadField } from 'payload'

interface PictureOptions {
  label?: string
  required?: boolean
  description?: string
}

/** A field that holds one uploaded picture. */
export function pictureField(name: string, { label, required = false, description }: PictureOptions = {}): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', displayPreview: true, required, admin: { description } }
}

/** A field that holds several uploaded pictures in an order. */
export function galleryField(name: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    admin: { description: 'Drag to put them in order.' },
  }
}
