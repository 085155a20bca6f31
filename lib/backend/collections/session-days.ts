import { z } from 'zod'
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
        z.iso.date().safeParse(value).success ||
        'Write the day as 2027-05-13.',
    },
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
  ],
})
