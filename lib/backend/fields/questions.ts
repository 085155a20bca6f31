import type { ArrayField } from 'payload'
import { QUESTION_FORMS, QUESTION_KINDS } from '@/lib/contract/questions'

const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/

/** The questions that staff add to the forms of an event. */
export function questionsField(): ArrayField {
  return {
    name: 'questions',
    label: 'Own questions',
    type: 'array',
    admin: { description: 'They appear at the end of the form, and their answers in the export.' },
    fields: [
      { name: 'label', label: 'Question', type: 'text', localized: true, required: true, maxLength: 300 },
      { name: 'help', label: 'Explanation under it', type: 'text', localized: true, maxLength: 500 },
      {
        type: 'row',
        fields: [
          { name: 'form', type: 'select', required: true, defaultValue: 'registration', options: [...QUESTION_FORMS] },
          { name: 'kind', label: 'Answer', type: 'select', required: true, defaultValue: 'text', options: [...QUESTION_KINDS] },
          { name: 'isRequired', label: 'Must be answered', type: 'checkbox', defaultValue: false },
        ],
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        validate: (value: unknown) => KEY.test(String(value)) || 'Use a short word of Latin letters, such as diet.',
        admin: { description: 'The name of the column in the export. Keep it once answers have come in.' },
      },
      {
        name: 'options',
        type: 'array',
        admin: { condition: (_, { kind }: { kind?: string }) => kind === 'choice' || kind === 'several' },
        fields: [{ name: 'label', type: 'text', localized: true, required: true, maxLength: 200 }],
      },
    ],
  }
}
