import { sessionWarningsEndpoint } from '@/lib/backend/agenda/agenda-endpoints'
import { documentName } from '@/lib/backend/content/document-name'
import type { RelationshipFieldSingleValidation } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { BULK_EDITED } from '../fields/bulk-edit'
import { momentField } from '../fields/moment'
import { BY_NAME, toOptions } from '../fields/options'
import { trimmed } from '../fields/trimmed'
import { contentCollection, eventField } from './content'

const isDayOfEvent: RelationshipFieldSingleValidation = async (value, { siblingData, req }) => {
  const { event } = siblingData as { event?: string }
  if (typeof value !== 'string' || !event) return true
  const { docs } = await req.payload.find({ collection: 'session-days', where: { id: { equals: value } }, draft: true, depth: 0, locale: DEFAULT_LOCALE })
  const [day] = docs
  if (!day) return 'This day no longer exists. Choose another one.'
  return day.event === event || `“${documentName(day, 'title')}” is a day of another event. Choose a day of the event of this session.`
}

export const Sessions = contentCollection({
  slug: 'sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  group: 'Agenda',
  title: 'title',
  columns: ['title', 'startsAt', 'stage', 'format', 'speakers', 'event'],
  searched: ['title', 'description', 'stage'],
  sort: 'startsAt',
  description: 'The sessions of all agendas, by start time.',
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
        return event ? { event: { equals: event } } : false
      },
      validate: isDayOfEvent,
      admin: { position: 'sidebar', components: { Field: '@/lib/backend/admin/agenda/day-field#DayField' }, description: 'A day of the event above. If empty, the day of the start time is used.' },
    },
    { name: 'eventHours', type: 'ui', admin: { position: 'sidebar', components: { Field: '@/lib/backend/admin/times/event-hours#EventHours' } } },
    { name: 'warnings', type: 'ui', admin: { position: 'sidebar', components: { Field: '@/lib/backend/admin/agenda/session-warnings#SessionWarnings' } } },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'On the agenda',
          description: 'What the agenda shows at first sight: enough for a session that is still being planned.',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
            {
              type: 'row',
              fields: [
                momentField('startsAt', 'Begins', { zoneOf: 'event', required: true }),
                momentField('endsAt', 'Ends', { zoneOf: 'event', notBefore: { field: 'startsAt', label: 'Begins' } }),
              ],
            },
            {
              name: 'stage',
              label: 'Stage or room',
              type: 'text',
              localized: true,
              maxLength: 100,
              ...trimmed,
              ...BULK_EDITED,
              admin: { description: 'Visitors filter the agenda by it, so spell it the same way each time.' },
            },
            {
              name: 'format',
              label: 'Format',
              type: 'select',
              required: true,
              defaultValue: 'keynote',
              options: toOptions({
                keynote: 'Keynote',
                panel: 'Panel',
                workshop: 'Workshop',
                conversation: 'Conversation',
                break: 'Break',
                social: 'Social',
              }),
            },
          ],
        },
        {
          label: 'Who and what',
          description: 'What unfolds below the title, and whose pages name the session.',
          fields: [
            { name: 'speakers', type: 'relationship', relationTo: 'speakers', hasMany: true, admin: BY_NAME },
            { name: 'description', type: 'textarea', localized: true },
          ],
        },
      ],
    },
  ],
})
