import { z } from 'zod'
import { APPLICATION_STATES } from '../accelerators'
import { DocumentKeySchema } from '../fields/document'
import { badCharacters, hasNoOtherControls, MAX_TEXT } from '../fields/contact-fields'

/** What a round decides of an application. */
export const DECISIONS = ['shortlisted', 'waitingList', 'accepted', 'declined'] as const satisfies (typeof APPLICATION_STATES)[number][]

export type Decision = (typeof DECISIONS)[number]

const MOST_DECISIONS = 2000

const PersonSchema = z.object({ application: DocumentKeySchema, fullName: z.string() })

export const RankingSchema = z
  .object({
    /** Whether means are corrected for strict and mild jurors, or else why not. */
    isCorrected: z.boolean(),
    reason: z.string().nullable(),
    /** How many the line is drawn after; null where nobody has said it. */
    places: z.number().int().nullable(),
    /** Those whose side of the line is least certain, the most doubtful first. */
    readAgain: z.array(DocumentKeySchema),
    /** The best first; those that nobody has read come last. */
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
        /** What the email and the page of the applicant say besides, once they are told. */
        text: z.string(),
        /** What jurors propose to say. */
        proposed: z.array(z.string()),
      }),
    ),
    /** Whether applicants are being told at the moment. */
    isTelling: z.boolean(),
    /** Those of whom it is not known whether they got their last email. */
    uncertain: z.array(PersonSchema),
  })
  .meta({ id: 'Ranking' })

export type RoundRanking = z.infer<typeof RankingSchema>

const TextForApplicantSchema = z.string().trim().max(MAX_TEXT).refine(hasNoOtherControls, badCharacters)

/** Null takes a decision back that nobody was told; a text is stored where there is one. */
export const DecisionsBodySchema = z
  .array(z.object({ application: DocumentKeySchema, state: z.enum(DECISIONS).nullable(), text: TextForApplicantSchema.optional() }))
  .max(MOST_DECISIONS)
  .meta({ id: 'Decisions' })

export type DecisionsBody = z.infer<typeof DecisionsBodySchema>

export const DecisionEmailsSchema = z
  .array(z.object({ application: DocumentKeySchema, locale: z.string(), subject: z.string(), text: z.string() }))
  .meta({ id: 'DecisionEmails' })

export type DecisionEmails = z.infer<typeof DecisionEmailsSchema>

export const ReleaseSchema = z.object({ toTell: z.number().int() }).meta({ id: 'Release' })

/** Who became a participant and a guest, and who has to wait for a seat. */
export const AdmittedSchema = z.object({ participants: z.number().int(), guests: z.number().int(), waiting: z.array(PersonSchema) }).meta({ id: 'Admitted' })

export type Admitted = z.infer<typeof AdmittedSchema>

const StagesSchema = z.object({ applied: z.number().int(), read: z.number().int(), accepted: z.number().int() })

export type Stages = z.infer<typeof StagesSchema>

const CountsSchema = z.record(z.string(), StagesSchema)

/** How many applied, were read and were accepted, without names; an empty key stands for what was not given. */
export const ApplicationFiguresSchema = z
  .object({ total: StagesSchema, byCountry: CountsSchema, byDay: CountsSchema, bySource: CountsSchema, byStage: CountsSchema })
  .meta({ id: 'ApplicationFigures' })

export type ApplicationFigures = z.infer<typeof ApplicationFiguresSchema>
