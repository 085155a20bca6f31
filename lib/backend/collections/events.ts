import { EVENT_KINDS, EVENT_STATUSES } from '@/lib/contract/events'
import { RESERVED_EVENT_IDENTIFIERS } from '@/lib/site/routes'
import { figuresField } from '../fields/figures'
import { identifierField } from '../fields/identifier'
import { galleryField, pictureField } from '../fields/pictures'
import { questionsField } from '../fields/questions'
import { contentCollection } from './content'

/** The annual events: summits, accelerators and the jazz festival. */
export const Events = contentCollection({
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  group: 'Events',
  title: 'title',
  columns: ['title', 'kind', 'startsAt', 'isCurrent'],
  searched: ['title', 'fullTitle', 'summary', 'description'],
  fields: [
    identifierField(RESERVED_EVENT_IDENTIFIERS),
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'fullTitle', type: 'text', localized: true, maxLength: 200 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'description', type: 'richText', localized: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'summit',
      options: [...EVENT_KINDS],
      admin: { position: 'sidebar' },
    },
    {
      name: 'status',
      type: 'select',
      // Its default name in Postgres is the one of the draft status.
      enumName: 'enum_events_announcement',
      required: true,
      defaultValue: 'scheduled',
      options: [...EVENT_STATUSES],
      admin: { position: 'sidebar' },
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
    {
      type: 'row',
      fields: [
        { name: 'startsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'endsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    {
      name: 'timezone',
      label: 'Time zone',
      type: 'text',
      defaultValue: 'Asia/Tbilisi',
      required: true,
      validate: isTimeZone,
      admin: { description: 'As the tz database names it, such as Asia/Tbilisi.' },
    },
    {
      name: 'venue',
      type: 'group',
      fields: [
        { name: 'name', type: 'text', localized: true, maxLength: 200 },
        { name: 'address', type: 'text', localized: true, maxLength: 300 },
        { name: 'city', type: 'text', localized: true, maxLength: 100 },
        { name: 'country', type: 'text', maxLength: 2, admin: { description: 'Two letters, such as GE.' } },
        {
          type: 'row',
          fields: [
            { name: 'latitude', type: 'number', min: -90, max: 90 },
            { name: 'longitude', type: 'number', min: -180, max: 180 },
          ],
        },
        { name: 'text', label: 'About the place', type: 'richText', localized: true },
        pictureField('map', { description: 'A plan of the streets around the venue.' }),
      ],
    },
    { name: 'gettingThere', type: 'richText', localized: true },
    {
      name: 'highlights',
      label: 'What happens',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', localized: true },
        pictureField('image'),
      ],
    },
    figuresField(),
    pictureField('coverImage'),
    galleryField('gallery'),
    { name: 'capacity', type: 'number', validate: isWholeNumber },
    {
      type: 'row',
      fields: [
        { name: 'registrationOpensAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'registrationClosesAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'applyOpensAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'applyClosesAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    questionsField(),
  ],
})

function isWholeNumber(value: unknown): true | string {
  const isFine = value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0)
  return isFine || 'Write a whole number.'
}

function isTimeZone(value: unknown): true | string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return true
  } catch {
    return 'No such time zone; write for example Asia/Tbilisi.'
  }
}
