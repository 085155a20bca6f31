import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { RESERVED_EVENT_IDENTIFIERS } from '@/lib/site/routes'
import { announceEndpoint } from '@/lib/backend/announcements/announce-endpoint'
import { holdEndpoint } from '@/lib/backend/announcements/hold-endpoint'
import { announceAfterPublication } from '@/lib/backend/announcements/pending'
import { previewEndpoint } from '@/lib/backend/announcements/preview-endpoint'
import { testEndpoint } from '@/lib/backend/announcements/test-endpoint'
import { applicantAudience, APPLICATION_SAMPLES } from '@/lib/backend/applications'
import { emailPreviewEndpoint, usualWordsEndpoint } from '@/lib/backend/wording/wording-endpoints'
import { figuresField } from '../fields/figures'
import { identifierField } from '../fields/identifier'
import { momentField } from '../fields/moment'
import { AS_BADGE, toOptions, YES_OR_NO } from '../fields/options'
import { galleryField, pictureField } from '../fields/pictures'
import { countryField } from '../fields/country'
import { questionsField } from '../fields/questions'
import { remindersTab } from '../fields/reminders'
import { registrationFields } from '../fields/registration-fields'
import { wordingTab } from '../fields/wording'
import { PICKED_EVENT_FIELDS, addDatesToPickerTitle } from '../hooks/picker-reads'
import { trimmed } from '../fields/trimmed'
import { isTimeZone, isWholeNumber } from '../fields/validation'
import { duplicateEventEndpoint } from '@/lib/backend/agenda/duplicate-event'
import { moveAgenda, planAgendaMove } from '@/lib/backend/agenda/move-agenda'
import { draftAgendaEndpoint, publishAgendaEndpoint } from '@/lib/backend/agenda/draft-agenda'
import { refuseRemovedQuestions } from '@/lib/backend/inbox/refuse-removed-questions'
import { eventNumbersEndpoint } from '@/lib/backend/registrations/numbers'
import { agendaMoveEndpoint, agendaWarningsEndpoint } from '@/lib/backend/agenda/agenda-endpoints'
import { announcementAudience } from '@/lib/backend/registrations/audience/announcement-audience'
import { storeFormerFacts, storePublishedFacts } from '@/lib/backend/registrations/published-facts'
import { REGISTRATION_SAMPLES } from '@/lib/backend/registrations/emails/sample-emails'
import { noteDraft, refuseUnpublishing } from '@/lib/backend/registrations/refuse-unpublishing'
import { shortenOffers } from '@/lib/backend/registrations/offers/shorten-offers'
import { followDecisions, noteEventChange } from '@/lib/backend/registrations/staff-changes'
import { REMINDER_SAMPLES } from '@/lib/backend/reminders/reminder-email'
import { reminderRunsEndpoint } from '@/lib/backend/reminders/runs-endpoint'
import { badgesEndpoint } from '@/lib/backend/guests/badges/badges-endpoint'
import { refuseDeadlineInRound } from '@/lib/backend/review/rounds/refuse-deadline-in-round'
import { refuseShownAnswersInRound } from '@/lib/backend/review/rounds/refuse-shown-answers-in-round'
import { contentCollection } from './content'

const audience = announcementAudience(applicantAudience)

export const Events = contentCollection({
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  group: 'Events',
  title: 'title',
  columns: ['title', 'coverImage', 'kind', 'startsAt', 'status', 'isCurrent', 'isRegistrationActive'],
  searched: ['title', 'fullTitle', 'summary', 'description'],
  sort: '-startsAt',
  description: 'Summits, accelerators and jazz evenings. Speakers, days, sessions, lineup, partners and questions are added in their own lists, where you choose the event.',
  hooks: { beforeOperation: [noteDraft], beforeChange: [planAgendaMove, refuseRemovedQuestions, refuseDeadlineInRound, refuseShownAnswersInRound, storeFormerFacts, refuseUnpublishing(applicantAudience)], afterChange: [moveAgenda, shortenOffers, noteEventChange, storePublishedFacts, announceAfterPublication(audience)], afterOperation: [followDecisions], afterRead: [addDatesToPickerTitle] },
  endpoints: [announceEndpoint(audience), previewEndpoint(audience), testEndpoint(audience), holdEndpoint, agendaMoveEndpoint, agendaWarningsEndpoint, eventNumbersEndpoint(applicantAudience), draftAgendaEndpoint, publishAgendaEndpoint, duplicateEventEndpoint, emailPreviewEndpoint({ ...REGISTRATION_SAMPLES, ...APPLICATION_SAMPLES, ...REMINDER_SAMPLES }), usualWordsEndpoint, reminderRunsEndpoint, badgesEndpoint],
  pickedFields: PICKED_EVENT_FIELDS,
  publishButton: '@/lib/backend/admin/agenda/publish-event-button#PublishEventButton',
  saveDraftButton: '@/lib/backend/admin/agenda/save-event-draft-button#SaveEventDraftButton',
  fields: [
    identifierField('title', RESERVED_EVENT_IDENTIFIERS),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'What it is',
          description: 'The texts of the event’s page and of its card.',
          fields: [
            {
              name: 'title',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 120,
              admin: { description: 'Short, as shown in the menu: Leadx Summit 2027.' },
            },
            {
              name: 'fullTitle',
              label: 'Full title',
              type: 'text',
              localized: true,
              maxLength: 200,
              admin: { description: 'With its theme, as shown on the event page and in emails. If empty, the short title is used.' },
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
          description: 'Dates, the place, and how to get there.',
          fields: [
            {
              name: 'timezone',
              label: 'Time zone',
              type: 'text',
              defaultValue: SITE_TIME_ZONE,
              required: true,
              validate: isTimeZone,
              admin: {
                description: 'The venue’s time zone. Visitors see all times in it, and you enter them in it. If you correct it, the hours entered here stay as they are, and are those of the new zone.',
                components: { Field: '@/lib/backend/admin/choices/time-zone-field#TimeZoneField' },
              },
            },
            {
              type: 'row',
              fields: [
                momentField('startsAt', 'Begins', { zoneOf: 'self' }),
                momentField('endsAt', 'Ends', { zoneOf: 'self', notBefore: { field: 'startsAt', label: 'Begins' }, admin: { description: 'Left empty, it lasts until the end of the day on which it begins.' } }),
              ],
            },
            {
              name: 'doors',
              label: 'Doors',
              type: 'text',
              localized: true,
              maxLength: 200,
              ...trimmed,
              admin: { description: 'When and where guests are let in, for tickets and calendar entries: The courtyard gate opens at 09:00.' },
            },
            { name: 'agendaCheck', type: 'ui', admin: { components: { Field: '@/lib/backend/admin/agenda/agenda-check#AgendaCheck' } } },
            {
              name: 'venue',
              type: 'group',
              fields: [
                { name: 'name', type: 'text', localized: true, maxLength: 200, ...trimmed },
                { name: 'address', type: 'text', localized: true, maxLength: 300, ...trimmed },
                { name: 'city', type: 'text', localized: true, maxLength: 100, ...trimmed },
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
          description: 'The main picture opens every page of the event; the others stand between its texts.',
          fields: [pictureField('coverImage', { label: 'Main picture' }), galleryField('gallery')],
        },
        {
          label: 'Registration',
          description: 'Who may come, until when, and what they are asked.',
          fields: [
            {
              name: 'numbers',
              type: 'ui',
              admin: { components: { Field: '@/lib/backend/admin/numbers/event-numbers-field#EventNumbersField' } },
            },
            {
              name: 'capacity',
              label: 'Seats',
              type: 'number',
              validate: isWholeNumber,
              admin: {
                description: 'Leave empty for no limit. When all seats are taken, a waiting list opens automatically; free seats are offered by email in the order of arrival, to the first whom they are enough for.',
              },
            },
            {
              type: 'row',
              fields: [
                momentField('registrationOpensAt', 'Registration opens', { zoneOf: 'self' }),
                momentField('registrationClosesAt', 'Registration closes', {
                  zoneOf: 'self',
                  notBefore: { field: 'registrationOpensAt', label: 'Registration opens' },
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                momentField('applyOpensAt', 'Applications open', { zoneOf: 'self' }),
                momentField('applyClosesAt', 'Applications close', {
                  zoneOf: 'self',
                  notBefore: { field: 'applyOpensAt', label: 'Applications open' },
                }),
              ],
            },
            momentField('decisionsAt', 'Applicants hear by', {
              zoneOf: 'self',
              notBefore: { field: 'applyClosesAt', label: 'Applications close' },
              admin: { description: 'The confirmation of an application names this day. Empty: it promises none. It counts where the times of applications of this event do.' },
            }),
            ...registrationFields(),
            questionsField(),
          ],
        },
        remindersTab(),
        wordingTab(),
      ],
    },
    // Sent with a publication: days and sessions move along with the event.
    { name: 'moveAgenda', type: 'checkbox', virtual: true, admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true } },
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
      label: 'Event status',
      type: 'select',
      // Its default name in Postgres is the one of the draft status.
      enumName: 'enum_events_announcement',
      required: true,
      defaultValue: 'scheduled',
      options: toOptions({ scheduled: 'As announced', postponed: 'Postponed', cancelled: 'Cancelled' }),
      admin: { ...AS_BADGE, position: 'sidebar', description: '“Postponed” and “Cancelled” appear immediately on every page of the event.' },
    },
    {
      name: 'isFeatured',
      label: 'Listed under Annual Events',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...YES_OR_NO, position: 'sidebar' },
    },
    {
      name: 'isCurrent',
      label: 'Current event',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...YES_OR_NO, position: 'sidebar', description: 'The header’s two buttons lead to this event.' },
    },
    {
      name: 'isApplyActive',
      label: 'Accepts applications',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...YES_OR_NO, position: 'sidebar', description: 'If this is no accelerator, one applies here to the next accelerator that takes applications: its questions and dates count, and not those of this event.' },
    },
    {
      name: 'isRegistrationActive',
      label: 'Accepts registrations',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...YES_OR_NO, position: 'sidebar' },
    },
  ],
})
