import type { ArrayField, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { MOST_FILE_SIZE, USUAL_FILE_SIZE, type AcceptedFiles } from '@/lib/contract/fields/file-values'
import { needsChoices } from '@/lib/site/forms/questions-of'
import { toOptions } from './options'

const ANSWER_KINDS = {
  text: 'A line of text',
  longText: 'A longer text',
  choice: 'One of several choices',
  several: 'Any number of choices',
  yesNo: 'Yes or no',
  file: 'A file',
}

const ACCEPTED: Record<AcceptedFiles, string> = { pdf: 'PDF', picture: 'PNG or JPEG', pdfOrPicture: 'PDF, PNG or JPEG' }

/** The least number of options for a choice. */
const FEWEST_CHOICES = 2

const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/

/** The questions that staff add to the forms of an event. */
export function questionsField(): ArrayField {
  return {
    name: 'questions',
    label: 'Custom questions',
    labels: { singular: 'Question', plural: 'Questions' },
    type: 'array',
    validate: haveOwnKeys,
    admin: { description: 'They appear at the end of the form, and their answers in the export. What somebody has answered can be reworded, but not removed.' },
    fields: [
      { name: 'label', label: 'Question', type: 'text', localized: true, required: true, maxLength: 300 },
      { name: 'help', label: 'Help text', type: 'text', localized: true, maxLength: 500 },
      {
        type: 'row',
        fields: [
          { name: 'form', label: 'Form', type: 'select', required: true, defaultValue: 'registration', options: toOptions({ registration: 'Registration', application: 'Application' }) },
          { name: 'kind', label: 'Answer type', type: 'select', required: true, defaultValue: 'text', options: toOptions(ANSWER_KINDS), validate: filesToApplicationsOnly },
          { name: 'isRequired', label: 'Must be answered', type: 'checkbox', defaultValue: false },
        ],
      },
      {
        type: 'row',
        admin: { condition: (_, { kind }: { kind?: string }) => kind === 'file' },
        fields: [
          { name: 'accepts', label: 'Accepted files', type: 'select', defaultValue: 'pdf', options: toOptions(ACCEPTED) },
          { name: 'maxMegabytes', label: 'Largest size in MB', type: 'number', defaultValue: USUAL_FILE_SIZE, min: 1, max: MOST_FILE_SIZE },
        ],
      },
      {
        name: 'isIdentifying',
        label: 'The answer tells who the applicant is',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Whoever reads applications without names does not see it.' },
      },
      {
        name: 'isRetired',
        label: 'No longer asked',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'The form leaves it out; the answers that came in stay in the list and in the export.' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        validate: (value: unknown) => KEY.test(String(value)) || 'Use one short word in Latin letters, such as diet.',
        admin: {
          description: 'The name of the column in the export. Keep it once answers have come in.',
          components: { afterInput: [{ path: '@/lib/backend/admin/choices/proposed-text#ProposedText', clientProps: { from: 'label', kind: 'key' } }] },
        },
      },
      {
        name: 'options',
        label: 'Choices',
        labels: { singular: 'Choice', plural: 'Choices' },
        type: 'array',
        validate: (value: unknown) => (Array.isArray(value) ? value.length : Number(value ?? 0)) >= FEWEST_CHOICES || 'Add at least two choices.',
        admin: { condition: (_, { kind }: { kind?: string }) => needsChoices(kind) },
        fields: [{ name: 'label', type: 'text', localized: true, required: true, maxLength: 200 }],
      },
    ],
  }
}

/** Answers are told apart by key, so two questions of one form must not share one. */
function haveOwnKeys(value: unknown): true | string {
  const questions = Array.isArray(value) ? (value as { form?: string; key?: string }[]) : []
  const keys = questions.map(({ form, key }) => `${form} ${key}`)
  const repeated = questions.find(({ form, key }, index) => keys.indexOf(`${form} ${key}`) < index)
  return repeated ? `Two questions of one form have the key “${String(repeated.key)}”. Give each its own.` : true
}

const filesToApplicationsOnly: SelectFieldSingleValidation = (value, options) =>
  value === 'file' && (options.siblingData as { form?: string }).form !== 'application' ? 'Only applications can come with files. Choose the form “Application”.' : select(value, options)
