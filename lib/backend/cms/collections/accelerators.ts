import { resendApplicationEmail } from '@/lib/backend/applications/emails'
import { consentField } from '../fields/consent'
import { resendEndpoint } from '@/lib/backend/inbox/resend-endpoint'
import { AS_BADGE, HIDDEN, toOptions } from '../fields/options'
import { endFormerLinks } from '@/lib/backend/applications/end-former-links'
import { emailApplicant } from '@/lib/backend/applications/email-applicant'
import { tellState } from '@/lib/backend/applications/tell-state'
import { refuseDecisionWhenCancelled } from '@/lib/backend/applications/refuse-decision'
import { refuseTakenAddress } from '@/lib/backend/applications/refuse-taken-address'
import { lockEventsBeforeChange } from '@/lib/backend/database/locks/lock-events'
import { EmailedFactsSchema } from '@/lib/backend/email/emailed-facts'
import { APPLICATION_STATE_WORDS } from '@/lib/backend/applications/state-words'
import { eventField } from './content'
import { APPLICATION_STATES } from '@/lib/contract/accelerators'
import { markReadings } from '@/lib/backend/review/readings/mark-readings'
import { refuseStateInRound } from '@/lib/backend/review/rounds/refuse-state-in-round'
import { RedactionsSchema } from '@/lib/backend/review/redaction/redactions'
import { DECISIONS } from '@/lib/contract/review/decisions'
import { ResentAtSchema } from '@/lib/backend/submissions/resent-at'
import { momentField } from '../fields/moment'
import { READ_ONLY } from '../fields/read-only'
import { answersFields, emailField, hiddenField, inboxCollection, lineField, localeField, organisationField } from './inbox'
import { countryLineField } from '../fields/country'

export const Accelerators = inboxCollection({
  slug: 'accelerators',
  labels: { singular: 'Application', plural: 'Applications' },
  columns: ['fullName', 'projectName', 'projectStage', 'state', 'event', 'createdAt', 'retainedUntil'],
  searched: ['email', 'fullName', 'projectName', 'organization'],
  description: 'Who applied to which event. Filter by event and status; the menu at the top right exports what the list shows.',
  indexes: [{ fields: ['event', 'email'], unique: true }],
  hooks: { beforeOperation: [lockEventsBeforeChange('accelerators')], beforeChange: [refuseTakenAddress, endFormerLinks, refuseDecisionWhenCancelled, refuseStateInRound, tellState], afterChange: [emailApplicant, markReadings] },
  emailsOnChange: true,
  resendEndpoint: resendEndpoint('accelerators', resendApplicationEmail),
  fields: [
    eventField({ required: true }),
    lineField('fullName', true, 'Name'),
    emailField(),
    lineField('phone'),
    countryLineField(),
    lineField('birthDate', false, 'Date of birth'),
    organisationField(),
    lineField('projectName', false, 'Project'),
    {
      name: 'projectStage',
      label: 'Stage of the project',
      type: 'select',
      options: toOptions({ idea: 'An idea', prototype: 'A prototype', launched: 'Launched', growing: 'Growing' }),
    },
    { name: 'motivation', type: 'textarea' },
    lineField('link'),
    { name: 'source', label: 'Came from', type: 'text', access: READ_ONLY, admin: { position: 'sidebar', readOnly: true, description: 'Where the link to the form stood: its utm_source, or the other site.', condition: ({ source }: { source?: string }) => Boolean(source) } },
    ...answersFields(),
    localeField(),
    {
      name: 'state',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'received',
      index: true,
      options: toOptions(APPLICATION_STATE_WORDS),
      admin: {
        ...AS_BADGE,
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'The applicant gets an email about each change; the last one tells the status that holds. At a cancelled event there is none to set.',
      },
    },
    {
      name: 'textForApplicant',
      label: 'Text for the applicant',
      type: 'textarea',
      maxLength: 5000,
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'Stands in the email about the next change of the status, and on the applicant’s own page from then on. Write it in their language.',
      },
    },
    momentField('confirmBy', 'Confirm the place by', {
      zoneOf: 'event',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'Who is accepted says by then, on their own page, whether they come; after that the place goes to the next on the waiting list. Empty: they are not asked.',
        condition: ({ state }: { state?: string }) => state === 'accepted',
      },
    }),
    {
      name: 'comes',
      label: 'Confirmed by the applicant',
      type: 'select',
      options: toOptions({ yes: 'Yes', no: 'No' }),
      access: READ_ONLY,
      admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true, condition: ({ comes }: { comes?: string }) => Boolean(comes) },
    },
    // What the applicant knows, which may be less than the status.
    { name: 'toldState', type: 'select', required: true, defaultValue: 'received', options: [...APPLICATION_STATES], access: READ_ONLY, admin: HIDDEN },
    { name: 'toldText', type: 'textarea', access: READ_ONLY, admin: HIDDEN },
    // Decided in a round, and told to nobody yet.
    { name: 'intended', type: 'select', options: [...DECISIONS], access: READ_ONLY, admin: HIDDEN },
    // What its readers do not see.
    hiddenField('redactions', RedactionsSchema),
    // Sent back to its sender, who may correct it until then.
    { name: 'correctBy', type: 'date', access: READ_ONLY, admin: HIDDEN },
    // The order in which a free place is offered to those on the waiting list.
    { name: 'placeRank', type: 'number', access: READ_ONLY, admin: HIDDEN },
    // The draft of a participant that was made of it.
    { name: 'participant', type: 'text', access: READ_ONLY, admin: HIDDEN },
    { name: 'linkVersion', type: 'number', access: READ_ONLY, admin: HIDDEN },
    hiddenField('resentAt', ResentAtSchema),
    hiddenField('emailedFacts', EmailedFactsSchema),
    consentField(),
  ],
})
