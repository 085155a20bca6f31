import { z } from 'zod'
import { DocumentSchema, IdentifierSchema, InstantSchema } from './fields/document'
import {
  BirthDateSchema,
  ConsentSchema,
  CountrySchema,
  EmailSchema,
  LineSchema,
  OptionalLinkSchema,
  OptionalVisitorLineSchema,
  PhoneSchema,
  TextSchema,
  VisitorNameSchema,
} from './fields/contact-fields'
import { SourceWordSchema } from './fields/source-word'

export const PROJECT_STAGES = ['idea', 'prototype', 'launched', 'growing'] as const

/** Where an application stands. */
export const APPLICATION_STATES = ['received', 'shortlisted', 'waitingList', 'accepted', 'declined', 'withdrawn'] as const

export type ApplicationState = (typeof APPLICATION_STATES)[number]

const DraftTokenSchema = z.string().max(200).optional()

export const AcceleratorBodySchema = z
  .object({
    event: LineSchema,
    fullName: VisitorNameSchema,
    email: EmailSchema,
    phone: PhoneSchema,
    country: CountrySchema,
    birthDate: BirthDateSchema,
    organization: OptionalVisitorLineSchema,
    projectName: LineSchema,
    projectStage: z.enum(PROJECT_STAGES),
    motivation: TextSchema,
    link: OptionalLinkSchema,
    answers: z.record(z.string(), z.unknown()).default({}),
    consent: ConsentSchema,
    /** The token of the draft that it was, which it ends. */
    draft: DraftTokenSchema,
    /** Where the link to the form stood, in one short word. */
    source: SourceWordSchema,
  })
  .meta({ id: 'AcceleratorBody' })

/** Asks for the email with the link to an application again. */
export const AcceleratorResendSchema = AcceleratorBodySchema.pick({ event: true, email: true }).meta({ id: 'AcceleratorResend' })

export const AcceleratorSchema = DocumentSchema.extend({
  event: IdentifierSchema.nullable().default(null),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  country: z.string().default(''),
  birthDate: z.string().default(''),
  organization: z.string().default(''),
  projectName: z.string().default(''),
  projectStage: z.string().default(''),
  motivation: z.string().default(''),
  link: z.string().default(''),
  answers: z.record(z.string(), z.unknown()).default({}),
  source: z.string().default(''),
  state: z.enum(APPLICATION_STATES).default('received'),
  createdAt: InstantSchema,
}).meta({ id: 'Accelerator' })
