import { SESSION_FORMATS } from '@/lib/contract/sessions'
import { contentCollection, eventField } from './content'

/** The entries of an event's agenda. */
export const Sessions = contentCollection({
  slug: 'sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  group: 'Programme',
  title: 'title',
  columns: ['title', 'startsAt', 'stage', 'event'],
  searched: ['title', 'description', 'stage'],
  fields: [
    eventField({ required: true }),
    { name: 'sessionDay', type: 'relationship', relationTo: 'session-days', index: true, admin: { position: 'sidebar' } },
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'description', type: 'textarea', localized: true },
    {
      type: 'row',
      fields: [
        { name: 'startsAt', type: 'date', required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'endsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    { name: 'stage', type: 'text', localized: true, maxLength: 100 },
    { name: 'format', type: 'select', required: true, defaultValue: 'keynote', options: [...SESSION_FORMATS] },
    { name: 'speakers', type: 'relationship', relationTo: 'speakers', hasMany: true },
  ],
})
