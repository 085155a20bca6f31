import { sessionWarningsEndpoint } from '@/lib/backend/programme/programme-endpoints'
import { momentField } from '../fields/moment'
import { toOptions } from '../fields/options'
import { contentCollection, eventField } from './content'

export const Sessions = contentCollection({
  slug: 'sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  group: 'Programme',
  title: 'title',
  columns: ['title', 'startsAt', 'stage', 'format', 'speakers', 'event'],
  searched: ['title', 'description', 'stage'],
  sort: 'startsAt',
  description: 'The entries of agendas, by their start.',
  endpoints: [sessionWarningsEndpoint],
  fields: [
    eventField({ required: true }),
    {
      name: 'sessionDay',
      label: 'Day',
      type: 'relationship',
      relationTo: 'session-days',
      index: true,
      filterOptions: ({ siblingData }) => {
        const { event } = siblingData as { event?: string }
        return event ? { event: { equals: event } } : true
      },
      admin: { position: 'sidebar', description: 'Of the event above. Empty: the day by the calendar.' },
    },
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'description', type: 'textarea', localized: true },
    {
      type: 'row',
      fields: [
        momentField('startsAt', 'Begins', { zoneOf: 'event', required: true }),
        momentField('endsAt', 'Ends', { zoneOf: 'event', notBefore: { field: 'startsAt', label: 'Begins' } }),
      ],
    },
    { name: 'warnings', type: 'ui', admin: { components: { Field: '@/lib/backend/admin/programme/session-warnings#SessionWarnings' } } },
    {
      name: 'stage',
      label: 'Stage or room',
      type: 'text',
      localized: true,
      maxLength: 100,
      admin: { description: 'Visitors narrow the agenda by it; spell it alike each time.' },
    },
    {
      name: 'format',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: 'keynote',
      options: toOptions({
        keynote: 'Keynote',
        panel: 'Panel',
        workshop: 'Workshop',
        conversation: 'Conversation',
        break: 'Break',
        social: 'Get-together',
      }),
    },
    { name: 'speakers', type: 'relationship', relationTo: 'speakers', hasMany: true },
  ],
})
