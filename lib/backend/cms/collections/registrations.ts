import { EmailedFactsSchema } from '@/lib/backend/email/emailed-facts'
import { resendRegistrationEmail } from '@/lib/backend/registrations/emails/registration-emails'
import { ResentAtSchema } from '@/lib/backend/submissions/resent-at'
import { resendEndpoint } from '@/lib/backend/inbox/resend-endpoint'
import { addCompanionEndpoint } from '@/lib/backend/registrations/add-companion'
import { addGuestEndpoint, moveEndpoint } from '@/lib/backend/registrations/guest-endpoints'
import { lockEventsBeforeChange } from '@/lib/backend/database/locks/lock-events'
import { momentField } from '../fields/moment'
import { READ_ONLY } from '../fields/read-only'
import { AS_BADGE, HIDDEN, toOptions } from '../fields/options'
import { endInvitation, guestFields } from '../fields/guest-fields'
import { noRemindersField } from '../fields/no-reminders'
import { consentField } from '../fields/consent'
import { beforeStaffChange, afterRegistrationDeletion, decideTogether, followDecisions, noteStaffChange } from '@/lib/backend/registrations/staff-changes'
import { giveTicket } from '@/lib/backend/tickets'
import { eventField } from './content'
import { answersFields, emailField, hiddenField, inboxCollection, lineField, localeField, organisationField } from './inbox'
import { countryLineField } from '../fields/country'

const SHOWN_ASIDE = { position: 'sidebar', readOnly: true, disableBulkEdit: true } as const

export const Registrations = inboxCollection({
  slug: 'registrations',
  labels: { singular: 'Registration', plural: 'Registrations' },
  columns: ['fullName', 'email', 'event', 'state', 'organization', 'createdAt', 'retainedUntil'],
  searched: ['email', 'fullName', 'organization'],
  description: 'Who registered for which event. Filter by event and status; the menu at the top right exports what the list shows.',
  // Companions have the email address of whoever brings them.
  indexes: [
    { fields: ['event', 'email', 'companion'], unique: true },
    { fields: ['event', 'ticketNumber'], unique: true },
  ],
  hooks: {
    beforeOperation: [lockEventsBeforeChange('registrations')],
    beforeChange: [beforeStaffChange, giveTicket, endInvitation],
    afterChange: [noteStaffChange],
    afterDelete: [afterRegistrationDeletion],
    afterOperation: [followDecisions],
  },
  emailsOnChange: true,
  saveTogether: decideTogether,
  endpoints: [addGuestEndpoint, addCompanionEndpoint, moveEndpoint],
  menuItems: { list: ['@/lib/backend/admin/guests/add-guest-menu-item#AddGuestMenuItem'], document: ['@/lib/backend/admin/guests/companion-menu-item#CompanionMenuItem', '@/lib/backend/admin/guests/move-menu-item#MoveMenuItem'] },
  resendEndpoint: resendEndpoint('registrations', resendRegistrationEmail),
  fields: [
    // Somebody is moved by a dialog, which looks for a seat.
    eventField({ required: true, isFixed: true }),
    lineField('fullName', true, 'Name'),
    emailField(),
    lineField('phone'),
    organisationField(),
    lineField('position'),
    countryLineField(),
    ...answersFields(),
    localeField(),
    {
      name: 'state',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'confirmed',
      index: true,
      options: toOptions({
        confirmed: 'Registered',
        waiting: 'On the waiting list',
        offered: 'Offered a seat',
        withdrawn: 'Cancelled',
      }),
      admin: {
        ...AS_BADGE,
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'The visitor is told about a change by email; free seats are offered to the first on the waiting list whom they are enough for. Deleting instead of cancelling sends the visitor no email: it frees the seats too, and deletes whomever the visitor brings.',
      },
    },
    {
      name: 'number',
      label: 'Order of registration',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      access: READ_ONLY,
      admin: { position: 'sidebar', readOnly: true },
    },
    momentField('offerEndsAt', 'Offer ends', {
      zoneOf: 'event',
      access: READ_ONLY,
      admin: { position: 'sidebar', readOnly: true, condition: ({ state }: { state?: string }) => state === 'offered' },
    }),
    noRemindersField(),
    ...guestFields(),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'guest',
      options: toOptions({ guest: 'Guest', speaker: 'Speaker', partner: 'Partner', staff: 'Team' }),
      admin: { position: 'sidebar' },
    },
    { name: 'ticketNumber', label: 'Ticket number', type: 'number', access: READ_ONLY, admin: { ...SHOWN_ASIDE, description: 'Given with the seat, for good.' } },
    { name: 'ticketCode', label: 'Ticket code', type: 'text', unique: true, access: READ_ONLY, admin: SHOWN_ASIDE },
    { name: 'ticketVersion', type: 'number', access: READ_ONLY, admin: HIDDEN },
    { name: 'companion', label: 'Companion', type: 'number', required: true, defaultValue: 0, access: READ_ONLY, admin: HIDDEN },
    {
      name: 'note',
      label: 'Note for check-in',
      type: 'text',
      maxLength: 300,
      admin: { position: 'sidebar', description: 'Shown to whoever checks the guest in.' },
    },
    momentField('checkedInAt', 'Checked in', { zoneOf: 'event', access: READ_ONLY, admin: SHOWN_ASIDE }),
    { name: 'checkedInBy', label: 'Checked in by device', type: 'text', access: READ_ONLY, admin: SHOWN_ASIDE },
    // Set once the owner of the address is known to have the registration: the link that the form was answered with ends then.
    { name: 'claimedAt', type: 'date', access: READ_ONLY, admin: HIDDEN },
    // How often staff have changed the address: links that an earlier one was sent open nothing.
    { name: 'linkVersion', type: 'number', defaultValue: 0, access: READ_ONLY, admin: HIDDEN },
    // How often the calendar entry was changed (RFC 5545, section 3.8.7.4).
    { name: 'sequence', type: 'number', defaultValue: 0, access: READ_ONLY, admin: HIDDEN },
    hiddenField('resentAt', ResentAtSchema),
    hiddenField('emailedFacts', EmailedFactsSchema),
    consentField(),
  ],
})
