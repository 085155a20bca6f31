import { z } from 'zod'
import { AcceleratorBodySchema, AcceleratorSchema, APPLICATION_STATES } from '../accelerators'
import { InstantSchema } from '../fields/document'

/** An application as its sender sees it by their own link. `state` is what they were told. */
export const OwnApplicationSchema = AcceleratorSchema.pick({ event: true })
  .extend({
    state: z.enum(APPLICATION_STATES).default('received'),
    fields: AcceleratorSchema.pick({
      fullName: true, email: true, phone: true, country: true, birthDate: true, organization: true, projectName: true, projectStage: true, motivation: true, link: true,
    }),
    answers: z.record(z.string(), z.unknown()).default({}),
    files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number().int(), question: z.string().default('') })).default([]),
    canCorrect: z.boolean().default(false),
    /** Null where there is no deadline, or nothing can be corrected. */
    canCorrectUntil: InstantSchema.nullable().default(null),
    /** What was written for the applicant, once it is told. */
    text: z.string().default(''),
    /** Until when a place has to be confirmed. */
    confirmBy: InstantSchema.nullable().default(null),
    /** What the applicant said to that; null before. */
    comes: z.boolean().nullable().default(null),
    /** The last day on which the application is kept; null while there is none. */
    lastDay: InstantSchema.nullable().default(null),
  })
  .meta({ id: 'OwnApplication' })

export type OwnApplication = z.infer<typeof OwnApplicationSchema>

/** The body of a correction; the email address stays, since the link was sent to it. */
export const ApplicationChangeSchema = AcceleratorBodySchema.omit({ event: true, email: true, consent: true, draft: true, source: true }).meta({ id: 'ApplicationChange' })

export type ApplicationChange = z.infer<typeof ApplicationChangeSchema>

/** Whether an accepted applicant takes the place. A form without a script posts a text. */
export const ConfirmBodySchema = z
  .object({ comes: z.union([z.boolean(), z.enum(['true', 'false'])]).transform((comes) => comes === true || comes === 'true') })
  .meta({ id: 'ConfirmBody' })
