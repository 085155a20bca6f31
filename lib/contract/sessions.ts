import { z } from 'zod'
import { DocumentKeySchema, DocumentSchema, IdentifierSchema, InstantSchema } from './fields/document'
import { SpeakerSchema } from './speakers'

export const SESSION_FORMATS = [
  'keynote',
  'panel',
  'workshop',
  'conversation',
  'break',
  'social',
] as const

/** One entry of an agenda; `sessionDay` is the `_id` of its day. */
export const SessionSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  sessionDay: DocumentKeySchema.nullable().default(null),
  title: z.string(),
  description: z.string().default(''),
  startsAt: InstantSchema,
  endsAt: InstantSchema.nullable().default(null),
  stage: z.string().default(''),
  format: z.enum(SESSION_FORMATS).default('keynote'),
  speakers: z
    .array(SpeakerSchema.pick({ _id: true, identifier: true, fullName: true, photo: true }))
    .default([]),
}).meta({ id: 'Session' })

export type Session = z.infer<typeof SessionSchema>
