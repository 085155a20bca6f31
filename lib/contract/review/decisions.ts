import { z } from 'zod'
import { APPLICATION_STATES } from '../accelerators'
import { DocumentKeySchema } from '../fields/document'

/** What is decided of an application; nobody but its sender withdraws it. */
export const DECISIONS = ['received', 'shortlisted', 'waitingList', 'accepted', 'declined'] as const satisfies (typeof APPLICATION_STATES)[number][]

export type Decision = (typeof DECISIONS)[number]

const MOST_DECISIONS = 2000

/** @public */
export const RankingSchema = z
  .object({
    /** Whether means are corrected for strict and mild jurors, or else why not. */
    isCorrected: z.boolean(),
    reason: z.string().nullable(),
    items: z.array(
      z.object({
        application: DocumentKeySchema,
        fullName: z.string(),
        projectName: z.string(),
        rank: z.number().int().nullable(),
        raw: z.number().nullable(),
        corrected: z.number().nullable(),
        error: z.number().nullable(),
        spread: z.number().nullable(),
        readings: z.number().int(),
        /** Told to nobody yet; null while nothing is decided. */
        intended: z.enum(DECISIONS).nullable(),
        state: z.enum(APPLICATION_STATES),
      }),
    ),
  })
  .meta({ id: 'Ranking' })

export type RoundRanking = z.infer<typeof RankingSchema>

export const DecisionsBodySchema = z
  .array(z.object({ application: DocumentKeySchema, state: z.enum(DECISIONS).nullable() }))
  .max(MOST_DECISIONS)
  .meta({ id: 'Decisions' })

export const DecisionEmailsSchema = z
  .array(z.object({ application: DocumentKeySchema, locale: z.string(), subject: z.string(), text: z.string() }))
  .meta({ id: 'DecisionEmails' })

export const ReleaseSchema = z.object({ toTell: z.number().int() }).meta({ id: 'Release' })
