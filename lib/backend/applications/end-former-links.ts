import type { CollectionBeforeChangeHook } from 'payload'
import type { Accelerator } from '../payload-types'

/** Links that went to a former address open nothing any more. */
export const endFormerLinks: CollectionBeforeChangeHook<Accelerator> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc || data.email === undefined || data.email === originalDoc.email) return data
  return { ...data, linkVersion: (originalDoc.linkVersion ?? 0) + 1 }
}
