import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../payload-types'

/** Nobody says over HTTP when an account was made; the CMS would store it. */
export const preserveCreationTime: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) =>
  req.payloadAPI === 'REST' ? { ...data, createdAt: originalDoc?.createdAt } : data
