import { RESERVED_EVENT_IDENTIFIERS } from '@/lib/site/routes'
import { announceEndpoint } from '@/lib/backend/announcements/announce-endpoint'
import { previewEndpoint } from '@/lib/backend/announcements/preview-endpoint'
import { figuresField } from '../fields/figures'
import { identifierField } from '../fields/identifier'
import { momentField } from '../fields/moment'
import { toOptions } from '../fields/options'
import { galleryField, pictureField } from '../fields/pictures'
import { countryField } from '../fields/people'
import { questionsField } from '../fields/questions'
import { isTimeZone, isWholeNumber } from '../fields/validation'
import { announcementAudience } from '@/lib/backend/registrations/announcement-audience'
import { afterEventChange } from '@/lib/backend/registrations/staff-changes'
import { contentCollection } from './content'

export const Events = contentCollection({
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  group: 'Events',
  title: 'title',
  columns: ['title', 'kind', 'startsAt', 'status', 'isCurrent', 'isRegistrationActive'],
  searched: ['title', 'fullTitle', 'summary', 'description'],
  sort: '-startsAt',
  description: 'Summits, accelerators and jazz evenings. What belongs to one names it: speakers, days, sessions, line-up, partners, questions.',
  hooks: { afterChange: [afterEventChange] },
  endpoints: [announceEndpoint(announcementAudience), previewEndpoint(announcementAudience)],
  fields: [
    identifierField(RESERVED_EVENT_IDENTIFIERS),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'What it is',
          fields: [
            {
              name: 'title',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 120,
              admin: { description: 'Short, as it stands in the menu: Leadx Summit 2027.' },
            },
            {
              name: 'fullTitle',
              label: 'Full title',
              type: 'text',
              localized: true,
              maxLength: 200,
              admin: { description: 'With its theme, as it stands on its own page and in letters. Empty: the short title.' },
            },
            {
              name: 'summary',
              type: 'textarea',
              localized: true,
              maxLength: 400,
              admin: { description: 'One or two sentences, for cards and search results.' },
            },
            { name: 'description', label: 'Description', type: 'richText', localized: true },
            {
              name: 'highlights',
              label: 'What happens',
              labels: { singular: 'Highlight', plural: 'Highlights' },
              type: 'array',
              fields: [
                { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
                { name: 'text', type: 'textarea', localized: true },
                pictureField('image', { label: 'Picture' }),
              ],
            },
            figuresField(),
          ],
        },
        {
          label: 'When and where',
          fields: [
            {
              type: 'row',
              fields: [momentField('startsAt', 'Begins'), momentField('endsAt', 'Ends')],
            },
            {
              name: 'timezone',
              label: 'Time zone',
              type: 'text',
              defaultValue: 'Asia/Tbilisi',
              required: true,
              validate: isTimeZone,
              admin: { description: 'Of the place, as the tz database names it, such as Asia/Tbilisi. Visitors read all times in it.' },
            },
            {
              name: 'venue',
              type: 'group',
              fields: [
                { name: 'name', type: 'text', localized: true, maxLength: 200 },
                { name: 'address', type: 'text', localized: true, maxLength: 300 },
                { name: 'city', type: 'text', localized: true, maxLength: 100 },
                countryField(),
                {
                  type: 'row',
                  fields: [
                    { name: 'latitude', type: 'number', min: -90, max: 90 },
                    { name: 'longitude', type: 'number', min: -180, max: 180 },
                  ],
                },
                { name: 'text', label: 'About the place', type: 'richText', localized: true },
                pictureField('map', { label: 'Street plan', description: 'A plan of the streets around the venue.' }),
              ],
            },
            { name: 'gettingThere', label: 'Getting there', type: 'richText', localized: true },
          ],
        },
        {
          label: 'Pictures',
          fields: [pictureField('coverImage', { label: 'Main picture' }), galleryField('gallery')],
        },
        {
          label: 'Registration',
          description: 'Who may come, until when, and what they are asked.',
          fields: [
            {
              name: 'numbers',
              type: 'ui',
              admin: { components: { Field: '@/lib/backend/admin/event-numbers#EventNumbers' } },
            },
            {
              name: 'capacity',
              label: 'Seats',
              type: 'number',
              validate: isWholeNumber,
              admin: {
                description: 'Empty: no limit. When all are taken, a waiting list opens by itself; more seats go to whoever has waited longest, with a letter.',
              },
            },
            {
              type: 'row',
              fields: [
                momentField('registrationOpensAt', 'Registration opens'),
                momentField('registrationClosesAt', 'Registration closes'),
              ],
            },
            {
              type: 'row',
              fields: [momentField('applyOpensAt', 'Applications open'), momentField('applyClosesAt', 'Applications close')],
            },
            {
              ...momentField('decisionsAt', 'Applicants hear by'),
              admin: { ...momentField('decisionsAt', '').admin, description: 'The confirmation of an application names this day. Empty: it promises none.' },
            },
            questionsField(),
          ],
        },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'summit',
      options: toOptions({ summit: 'Summit', accelerator: 'Accelerator', jazz: 'Jazz festival' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'status',
      label: 'Takes place',
      type: 'select',
      // Its default name in Postgres is the one of the draft status.
      enumName: 'enum_events_announcement',
      required: true,
      defaultValue: 'scheduled',
      options: toOptions({ scheduled: 'As announced', postponed: 'Postponed', cancelled: 'Cancelled' }),
      admin: { position: 'sidebar', description: 'Postponed and cancelled are said at once on every page of the event.' },
    },
    {
      name: 'isFeatured',
      label: 'Listed under Annual Events',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isCurrent',
      label: 'Current event',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'The header’s two buttons lead to this event.' },
    },
    {
      name: 'isApplyActive',
      label: 'Takes applications',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isRegistrationActive',
      label: 'Takes registrations',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
  ],
})
