import { resendApplicationEmail } from '@/lib/backend/applications/emails'
import { consentField } from '../fields/consent'
import { resendEndpoint } from '@/lib/backend/inbox/resend-endpoint'
import { AS_BADGE, toOptions } from '../fields/options'
import { emailApplicant } from '@/lib/backend/applications/email-applicant'
import { refuseDecisionWhenCancelled } from '@/lib/backend/applications/refuse-decision'
import { refuseTakenAddress } from '@/lib/backend/applications/refuse-taken-address'
import { EmailedFactsSchema } from '@/lib/backend/email/emailed-facts'
import { eventField } from './content'
import { answersFields, emailField, hiddenField, inboxCollection, lineField, localeField, organisationField } from './inbox'
import { countryLineField } from '../fields/country'

export const Accelerators = inboxCollection({
  slug: 'accelerators',
  labels: { singular: 'Application', plural: 'Applications' },
  columns: ['fullName', 'projectName', 'projectStage', 'state', 'event', 'createdAt', 'keptUntil'],
  searched: ['email', 'fullName', 'projectName', 'organization'],
  description: 'Who applied to which event. Filter by event and status; the menu at the top right exports what the list shows.',
  indexes: [{ fields: ['event', 'email'], unique: true }],
  hooks: { beforeChange: [refuseTakenAddress, refuseDecisionWhenCancelled], afterChange: [emailApplicant] },
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
    ...answersFields(),
    localeField(),
    {
      name: 'state',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'received',
      index: true,
      options: toOptions({
        received: 'Received',
        shortlisted: 'On the shortlist',
        accepted: 'Accepted',
        declined: 'Declined',
      }),
      admin: {
        ...AS_BADGE,
        position: 'sidebar',
        disableBulkEdit: true,
        description: 'The applicant gets an email about each change; the last one tells the status that holds. At a cancelled event there is none to set.',
      },
    },
    hiddenField('emailedFacts', EmailedFactsSchema),
    consentField(),
  ],
})
