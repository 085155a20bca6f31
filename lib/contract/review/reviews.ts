import { z } from 'zod'
import { AcceleratorSchema } from '../accelerators'
import { badCharacters, EmailSchema, hasNoOtherControls, LineSchema, MAX_TEXT, OptionalVisitorLineSchema } from '../fields/contact-fields'
import { toAsciiAddress } from '../fields/email-address'
import { DocumentKeySchema, InstantSchema } from '../fields/document'
import { HIGHEST_SCORE, LOWEST_SCORE } from './score-range'

/** A round is prepared, read, decided, and told to its applicants. */
const ROUND_PHASES = ['draft', 'reading', 'deciding', 'told'] as const

export type RoundPhase = (typeof ROUND_PHASES)[number]

/** What becomes of a reading; one with a conflict is somebody else's. */
export const ASSIGNMENT_STATES = ['open', 'draft', 'sent', 'conflict'] as const

/** What a blind round may show besides the project and the answers; nothing else ever leaves the backend for a juror. */
export const SHOWN_FIELDS = ['country', 'organization'] as const

const CriterionSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    weight: z.number(),
    /** What the scores from the lowest to the highest look like. */
    anchors: z.array(z.string()),
  })
  .meta({ id: 'Criterion' })

export type Criterion = z.infer<typeof CriterionSchema>

/** A round as its jurors see it: `total` and `sent` count the readings of whoever asks, for the desk those of all. */
const ReviewRoundSchema = z
  .object({
    id: DocumentKeySchema,
    title: z.string(),
    event: z.string(),
    phase: z.enum(ROUND_PHASES),
    opensAt: InstantSchema.nullable(),
    closesAt: InstantSchema.nullable(),
    total: z.number().int(),
    sent: z.number().int(),
  })
  .meta({ id: 'ReviewRound' })

export const ReviewRoundsSchema = z.array(ReviewRoundSchema)

export type ReviewRound = z.infer<typeof ReviewRoundSchema>

/** Jurors do not see who else reads. */
const ReviewAssignmentSchema = z
  .object({
    id: DocumentKeySchema,
    application: DocumentKeySchema,
    projectName: z.string(),
    state: z.enum(ASSIGNMENT_STATES),
    due: InstantSchema.nullable(),
    /** Whether the text was changed after it had been read. */
    isOlderThanText: z.boolean(),
    /** For the desk: who reads it, null for a former juror. */
    juror: z.object({ _id: DocumentKeySchema, fullName: z.string() }).nullable().optional(),
  })
  .meta({ id: 'ReviewAssignment' })

export const ReviewAssignmentsSchema = z.array(ReviewAssignmentSchema)

export type ReviewAssignment = z.infer<typeof ReviewAssignmentSchema>

const ScoresSchema = z.record(z.string().max(100), z.number().int().min(LOWEST_SCORE).max(HIGHEST_SCORE))

const ReviewSchema = z
  .object({
    scores: ScoresSchema,
    /** For the jury. */
    note: z.string(),
    /** For the applicant. */
    text: z.string(),
    isSent: z.boolean(),
    isOlderThanText: z.boolean(),
  })
  .meta({ id: 'Review' })

export type Review = z.infer<typeof ReviewSchema>

const AnswerShownSchema = z.object({ key: z.string(), label: z.string(), value: z.string() })

/** What may be read of an application: `country` and `organization` only where the round shows them, `fullName` and `link` never in a round without names. */
const ReadApplicationSchema = AcceleratorSchema.pick({ projectName: true, projectStage: true, motivation: true })
  .extend({
    id: DocumentKeySchema,
    country: z.string().optional(),
    organization: z.string().optional(),
    fullName: z.string().optional(),
    link: z.string().optional(),
    answers: z.array(AnswerShownSchema),
    /** For the desk: words in the texts and files that tell who their sender is, and are not blanked yet. */
    warnings: z.array(z.object({ passage: z.string(), place: z.string() })).optional(),
    /** For the desk: the passages that jurors do not see. */
    redactions: z.array(z.string()).optional(),
  })
  .meta({ id: 'ReadApplication' })

/** An application to be read, with one's own review. */
export const AssignedReadingSchema = z
  .object({
    id: DocumentKeySchema,
    state: z.enum(ASSIGNMENT_STATES),
    round: z.object({ id: DocumentKeySchema, title: z.string(), phase: z.enum(ROUND_PHASES), isBlind: z.boolean(), closesAt: InstantSchema.nullable() }),
    criteria: z.array(CriterionSchema),
    application: ReadApplicationSchema,
    files: z.array(z.object({ id: DocumentKeySchema, name: z.string(), question: z.string().default('') })),
    /** Null before anything is written. */
    review: ReviewSchema.nullable(),
    /** What others gave, without their names; empty until one's own review is sent. */
    others: z.array(ReviewSchema.pick({ scores: true, note: true })),
  })
  .meta({ id: 'AssignedReading' })

export type AssignedReading = z.infer<typeof AssignedReadingSchema>

const ReviewTextSchema = z.string().trim().max(MAX_TEXT).refine(hasNoOtherControls, badCharacters).default('')

/** A draft, or with `isSent` the review: then with a score for each criterion. */
export const ReviewBodySchema = z
  .object({ scores: ScoresSchema, note: ReviewTextSchema, text: ReviewTextSchema, isSent: z.boolean().default(false) })
  .meta({ id: 'ReviewBody' })

export type ReviewBody = z.infer<typeof ReviewBodySchema>

export const JurorBodySchema = z
  .object({
    email: EmailSchema.overwrite(toAsciiAddress),
    fullName: LineSchema.max(100),
    organization: OptionalVisitorLineSchema,
    /** In which they read applications, as the languages of this API are written; all of them where none is named. */
    languages: z.array(z.string().max(10)).max(10).default([]),
    /** Of the email. */
    locale: z.string().max(10).optional(),
  })
  .meta({ id: 'JurorBody' })

export type JurorBody = z.infer<typeof JurorBodySchema>

/** @public */
export const JurorSchema = z.object({ _id: DocumentKeySchema, email: z.string(), fullName: z.string() }).meta({ id: 'Juror' })

export const AssignedRoundSchema = z
  .object({
    loads: z.array(z.object({ juror: DocumentKeySchema, count: z.number().int() })),
    unplaced: z.array(z.object({ application: DocumentKeySchema, reason: z.string(), missing: z.number().int() })),
    /** Why the scores could not be corrected as they are spread now, in words; null where they could. */
    fault: z.string().nullable(),
  })
  .meta({ id: 'AssignedRound' })

export type AssignedRound = z.infer<typeof AssignedRoundSchema>

/** Copies a round, without its times, for another event. */
export const CopyRoundBodySchema = z.object({ event: DocumentKeySchema.max(100) }).meta({ id: 'CopyRoundBody' })

export const CopiedRoundSchema = z.object({ id: DocumentKeySchema }).meta({ id: 'CopiedRound' })

/** By the desk: a conflict of a juror that they have not declared themselves. */
export const ConflictBodySchema = z.object({ application: DocumentKeySchema, juror: DocumentKeySchema }).meta({ id: 'ConflictBody' })

/** Blanks passages of an application for its readers, or sends it back to its sender for correction. */
export const RedactionBodySchema = z
  .object({ passages: z.array(z.string().trim().min(1).max(MAX_TEXT)).max(100) })
  .meta({ id: 'RedactionBody' })

export const SendBackBodySchema = z.object({ text: z.string().trim().min(1).max(MAX_TEXT).refine(hasNoOtherControls, badCharacters) }).meta({ id: 'SendBackBody' })
