import { contentCollection, eventField } from './content'

/** The days of an event's agenda. */
export const SessionDays = contentCollection({
  slug: 'session-days',
  labels: { singular: 'Day', plural: 'Days' },
  group: 'Programme',
  title: 'title',
  columns: ['title', 'date', 'event'],
  searched: ['title'],
  fields: [
    eventField({ required: true }),
    {
      name: 'date',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The calendar day at the place of the event, such as 2027-05-13.' },
      validate: (value: unknown) =>
        (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))) ||
        'Write the day as 2027-05-13.',
    },
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
  ],
})
