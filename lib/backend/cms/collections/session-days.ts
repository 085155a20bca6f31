import { z } from 'zod'
import { contentCollection, eventField } from './content'

export const SessionDays = contentCollection({
  slug: 'session-days',
  labels: { singular: 'Day', plural: 'Days' },
  group: 'Agenda',
  title: 'title',
  columns: ['title', 'date', 'event'],
  searched: ['title'],
  sort: 'date',
  description: 'One for each day of an event’s agenda.',
  fields: [
    eventField({ required: true }),
    {
      name: 'date',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The date at the venue, such as 2027-05-13.' },
      validate: (value: unknown) =>
        z.iso.date().safeParse(value).success ||
        'Enter the day as 2027-05-13.',
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'For example “The day of the long table”. If empty, only the date is shown.' },
    },
  ],
})
