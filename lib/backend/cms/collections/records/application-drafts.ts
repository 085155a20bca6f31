import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { nobody } from '@/lib/backend/access/rules'
import { jsonField } from '@/lib/backend/jobs/json-field'
import { localeField } from '../inbox'

/** Applications that are not sent yet: their writer's alone, by the link that was emailed. */
export const ApplicationDrafts: CollectionConfig = {
  slug: 'application-drafts',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'event', type: 'text', required: true, index: true },
    { name: 'email', type: 'text', required: true, index: true },
    localeField(),
    jsonField('fields', z.record(z.string(), z.string())),
    jsonField('answers', z.record(z.string(), z.unknown())),
    // Counts its changes, so that one is not undone from another device.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    { name: 'savedAt', type: 'date', required: true, index: true },
  ],
}
