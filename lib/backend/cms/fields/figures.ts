import type { ArrayField } from 'payload'

/** Numbers worth telling, each with what it counts. */
export function figuresField(): ArrayField {
  return {
    name: 'figures',
    labels: { singular: 'Figure', plural: 'Figures' },
    type: 'array',
    admin: { description: 'Key figures, such as 468 “applications”.' },
    fields: [
      { name: 'value', type: 'text', required: true, maxLength: 40 },
      { name: 'label', type: 'text', localized: true, maxLength: 300 },
    ],
  }
}
