import { z } from 'zod'
import { badCharacters, EmailSchema, hasNoOtherControls, LineSchema, MAX_TEXT } from '../fields/contact-fields'
import { InstantSchema } from '../fields/document'

/** The fields of an application that a draft holds beside the address. */
const DRAFT_FIELDS = ['fullName', 'phone', 'country', 'birthDate', 'organization', 'projectName', 'projectStage', 'motivation', 'link'] as const

const DraftTextSchema = z.string().max(MAX_TEXT).refine(hasNoOtherControls, badCharacters).optional()
const DraftFieldsSchema = z.object({
  fullName: DraftTextSchema,
  phone: DraftTextSchema,
  country: DraftTextSchema,
  birthDate: DraftTextSchema,
  organization: DraftTextSchema,
  projectName: DraftTextSchema,
  projectStage: DraftTextSchema,
  motivation: DraftTextSchema,
  link: DraftTextSchema,
} satisfies Record<(typeof DRAFT_FIELDS)[number], z.ZodType>)

/** What was typed so far, checked no further than it can be stored. */
export const DraftBodySchema = z
  .object({
    event: LineSchema,
    email: EmailSchema,
    fields: DraftFieldsSchema.prefault({}),
    answers: z.record(z.string().max(40), z.unknown()).default({}),
  })
  .meta({ id: 'ApplicationDraftBody' })

/** As {@link DraftBodySchema}, from a form, which posts the fields beside each other. */
export const SentDraftSchema = z.preprocess(toNested, DraftBodySchema)

export type DraftBody = z.infer<typeof DraftBodySchema>

export const DraftSchema = DraftBodySchema.extend({
  /** The last day on which the link opens it, unless it is changed. */
  lastDay: InstantSchema,
}).meta({ id: 'ApplicationDraft' })

export type Draft = z.infer<typeof DraftSchema>

function toNested(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'fields' in value) return value
  const typed = new Map<string, unknown>(Object.entries(value))
  return { ...value, fields: Object.fromEntries(DRAFT_FIELDS.flatMap((name) => (typed.has(name) ? [[name, typed.get(name)]] : []))) }
}
