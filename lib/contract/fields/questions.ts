import { z } from 'zod'
import { MOST_FILE_SIZE, parseFileField, USUAL_FILE_SIZE, type AcceptedFiles } from './file-values'
import { FileAnswerSchema } from './files'
import { badCharacters, BareLineSchema, hasNoControls, hasNoOtherControls, MAX_LINE, MAX_TEXT } from './contact-fields'

const QUESTION_KINDS = ['text', 'longText', 'choice', 'several', 'yesNo', 'file'] as const
const QUESTION_FORMS = ['registration', 'application'] as const

/** A question of an event's own: `key` names its answer, `options` are those of a choice; a file has the types that `accepts` names and at most `maxMegabytes`. A retired one is no longer asked. */
export const QuestionSchema = z
  .object({
    key: z.string(),
    form: z.enum(QUESTION_FORMS).default('registration'),
    kind: z.enum(QUESTION_KINDS),
    label: z.string(),
    help: z.string().default(''),
    isRequired: z.boolean().default(false),
    isRetired: z.boolean().default(false),
    options: z.array(z.object({ value: z.string(), label: z.string() })).default([]),
    accepts: z.enum(['pdf', 'picture', 'pdfOrPicture'] satisfies AcceptedFiles[]).default('pdf'),
    maxMegabytes: z.number().min(1).max(MOST_FILE_SIZE).default(USUAL_FILE_SIZE),
  })
  .meta({ id: 'Question' })

export type Question = z.infer<typeof QuestionSchema>

/**
 * Builds the schema of the answers to some questions: a text, the value of an option, a list of such
 * values, true and false, or the id of an uploaded file with its secret. Optional answers left open are missing; other keys are dropped.
 */
export function answersSchema(questions: readonly Question[]) {
  return z.object(Object.fromEntries(questions.map((question) => [question.key, answerSchema(question)])))
}

function answerSchema({ kind, isRequired, options }: Question): z.ZodType {
  const values = options.map(({ value }) => value)
  const known = z.string().refine((value) => values.includes(value), { params: { code: 'choice' } })
  switch (kind) {
    case 'text':
      return text(BareLineSchema.max(MAX_LINE).refine(hasNoControls, badCharacters), isRequired)
    case 'longText':
      return text(z.string().trim().max(MAX_TEXT).refine(hasNoOtherControls, badCharacters), isRequired)
    case 'choice':
      return isRequired ? known : emptyAsMissing(known)
    case 'several':
      return asList(isRequired ? z.array(known).min(1).max(values.length) : z.array(known).max(values.length).optional())
    case 'yesNo':
      return asTruth(isRequired ? z.boolean() : z.boolean().optional())
    case 'file':
      return asFile(isRequired ? FileAnswerSchema : FileAnswerSchema.optional())
  }
}

/** A form that is posted without a script cannot tell one value from a list of one. */
function asList(schema: z.ZodType): z.ZodType {
  return z.preprocess((value) => (typeof value === 'string' ? [value] : value), schema)
}

/** Nor can it send anything but texts. */
function asTruth(schema: z.ZodType): z.ZodType {
  const truths: Partial<Record<string, boolean>> = { true: true, false: false }
  return z.preprocess((value) => (typeof value === 'string' ? truths[value] ?? value : value), schema)
}

/** A form posts a file as one text, and of one that was chosen anew beside it the new one. */
function asFile(schema: z.ZodType): z.ZodType {
  return z.preprocess((value) => (value === '' || value === null ? undefined : (parseFileField(value) ?? value)), schema)
}

function text(schema: z.ZodString, isRequired: boolean): z.ZodType {
  return isRequired ? schema.min(1) : emptyAsMissing(schema)
}

function emptyAsMissing(schema: z.ZodType): z.ZodType {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}
