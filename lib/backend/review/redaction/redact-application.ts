import type { Payload, PayloadRequest } from 'payload'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import { ACCEPTED_FILES, type FileType } from '@/lib/contract/fields/file-values'
import type { Question } from '@/lib/contract/fields/questions'
import { otherLocales, type Locale } from '@/lib/i18n/locales'
import { answerText } from '@/lib/site/forms/answer-text'
import { relationId } from '../../database/relation-id'
import type { Accelerator, ApplicationFile, Event, ReviewRound } from '../../payload-types'
import { isBlind } from '../rounds/rounds'

const EXTENSIONS: Record<FileType, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Stands where a passage was blanked. */
const BLANK = '▇▇▇'

type StoredQuestion = NonNullable<Event['questions']>[number]

/** What jurors may get of an application: nothing of it reaches them by another way. */
export type Readable = Pick<AssignedReading, 'application' | 'files'>

/** The questions of a form with what is known of their answers. */
export async function readQuestions(payload: Payload, round: Pick<ReviewRound, 'event'>, locale: Locale, req?: PayloadRequest): Promise<StoredQuestion[]> {
  const event = await payload.findByID({ collection: 'events', id: relationId(round.event), locale, fallbackLocale: otherLocales(locale), depth: 0, select: { questions: true }, req })
  return (event.questions ?? []).filter(({ form }) => form === 'application')
}

/**
 * Selects and blanks what a juror may get of an application. In a round without names: the project, its stage, the motivation, answers
 * that do not tell who somebody is, files without their names, and what the round shows besides.
 */
export function readableApplication(application: Accelerator, files: readonly ApplicationFile[], { round, questions, locale }: { round: ReviewRound; questions: readonly StoredQuestion[]; locale: Locale }): Readable {
  const isOpen = !isBlind(round)
  const blanked = (text: string | null | undefined) => blank(text ?? '', application.redactions ?? [])
  const shown = shownQuestions(questions, round)
  const answers = shown.flatMap((question) => {
    const value = question.kind === 'file' ? '' : blanked(answerText({ options: optionsOf(question) }, application.answers?.[question.key], locale))
    return value ? [{ key: question.key, label: question.label, value }] : []
  })
  const shows = (field: 'country' | 'organization') => isOpen || Boolean(round.shownFields?.includes(field))
  return {
    application: {
      id: application.id,
      projectName: blanked(application.projectName),
      projectStage: application.projectStage ?? '',
      motivation: blanked(application.motivation),
      answers,
      ...(shows('country') && { country: blanked(application.country) }),
      ...(shows('organization') && { organization: blanked(application.organization) }),
      ...(isOpen && { fullName: application.fullName, link: application.link ?? '' }),
    },
    files: readableFiles(files, shown).map(({ file, name, label }) => ({ id: file.id, name, question: label })),
  }
}

/** The files of questions whose answers are shown, in the order of the questions, each under a name that says nothing. */
export function readableFiles(files: readonly ApplicationFile[], shown: readonly StoredQuestion[]): { file: ApplicationFile; name: string; label: string }[] {
  const ofQuestions = shown.flatMap(({ key, kind, label }) => (kind === 'file' ? files.filter(({ question }) => question === key).map((file) => ({ file, label })) : []))
  return ofQuestions.map(({ file, label }, index) => ({ file, label, name: `file-${index + 1}.${extensionOf(file.type)}` }))
}

/** The questions whose answers the jurors of a round see. */
export function shownQuestions(questions: readonly StoredQuestion[], round: ReviewRound): StoredQuestion[] {
  return questions.filter(({ isIdentifying }) => !isBlind(round) || !isIdentifying)
}

/** Each passage is blanked wherever it stands, whatever its case. */
function blank(text: string, passages: readonly string[]): string {
  return [...passages].sort((one, other) => other.length - one.length).reduce((left, passage) => left.replace(new RegExp(escaped(passage), 'giu'), BLANK), text)
}

function escaped(passage: string): string {
  return passage.trim().replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)
}

function extensionOf(type: string): string {
  const known = ACCEPTED_FILES.pdfOrPicture.find((one) => one === type)
  return known ? EXTENSIONS[known] : 'bin'
}

/** As the contract has them. */
function optionsOf({ options }: StoredQuestion): Question['options'] {
  return (options ?? []).map(({ id, label }) => ({ value: id ?? '', label }))
}
