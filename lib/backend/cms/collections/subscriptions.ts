import { RequestedSchema } from '@/lib/backend/subscriptions/requested'
import { resendSubscriptionEmail } from '@/lib/backend/subscriptions/emails'
import { importEndpoints } from '@/lib/backend/subscriptions/import-subscribers'
import { inviteEndpoint } from '@/lib/backend/subscriptions/invite'
import { liftSuppressionEndpoint } from '@/lib/backend/subscriptions/lift-suppression-endpoint'
import { consentField } from '../fields/consent'
import { resendEndpoint } from '@/lib/backend/inbox/resend-endpoint'
import { momentField } from '../fields/moment'
import { AS_BADGE, toOptions } from '../fields/options'
import { emailField, hiddenField, inboxCollection, lineField, localeField, organisationField } from './inbox'
import { countryLineField } from '../fields/country'

export const Subscriptions = inboxCollection({
  slug: 'subscriptions',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  title: 'email',
  columns: ['email', 'fullName', 'organization', 'state', 'createdAt', 'retainedUntil'],
  searched: ['email', 'fullName', 'organization'],
  description: 'Who wants to hear about our events. Letters go to those who are “Confirmed”, and to nobody else.',
  aboveList: ['@/lib/backend/admin/inbox/invite-subscribers#InviteSubscribers'],
  endpoints: [liftSuppressionEndpoint, inviteEndpoint, ...importEndpoints],
  resendEndpoint: resendEndpoint('subscriptions', resendSubscriptionEmail),
  fields: [
    emailField({ isUnique: true, isFixed: true, description: 'Another address subscribes by itself: its owner has to confirm it.' }),
    lineField('fullName', false, 'Name'),
    organisationField(),
    countryLineField({ isText: true }),
    { name: 'subject', label: 'What they wrote', type: 'textarea' },
    localeField(),
    {
      name: 'state',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: toOptions({ pending: 'Asked to confirm', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' }),
      admin: { position: 'sidebar', ...AS_BADGE },
    },
    momentField('confirmedAt', 'Confirmed', { zoneOf: 'site', admin: { position: 'sidebar', readOnly: true } }),
    consentField(),
    hiddenField('requested', RequestedSchema),
  ],
})
