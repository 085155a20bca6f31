import type { ArrayField } from 'payload'
import { needsChoices } from '@/lib/site/forms/questions-of'
import { toOptions } from './options'

const ANSWER_KINDS = {
  text: 'A line of text',
  longText: 'A longer text',
  choice: 'One of several choices',
  several: 'Any number of choices',
  yesNo: 'Yes or no',
}

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
          { name: 'kind', label: 'Answer type', type: 'select', required: true, defaultValue: 'text', options: toOptions(ANSWER_KINDS) },
          { name: 'isRequired', label: 'Must be answered', type: 'checkbox', defaultValue: false },
        ],
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
