import { APPLICATION_STATES, PROJECT_STAGES } from '@/lib/contract/accelerators'
import { eventField } from './content'
import { consentField } from '../fields/consent'
import { emailField, inboxCollection, lineField, localeField } from './inbox'

/** Applications to an accelerator. */
export const Accelerators = inboxCollection({
  slug: 'accelerators',
  labels: { singular: 'Application', plural: 'Applications' },
  columns: ['email', 'fullName', 'projectName', 'event', 'createdAt'],
  searched: ['email', 'fullName', 'projectName', 'organization'],
  indexes: [{ fields: ['event', 'email'], unique: true }],
  fields: [
    eventField({ required: true }),
    lineField('fullName', true),
    emailField(),
    lineField('phone'),
    lineField('country'),
    lineField('birthDate'),
    lineField('organization'),
    lineField('projectName'),
    { name: 'projectStage', type: 'select', options: [...PROJECT_STAGES] },
    { name: 'motivation', type: 'textarea' },
    lineField('link'),
    { name: 'answers', type: 'json' },
    localeField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'received',
      index: true,
      options: [...APPLICATION_STATES],
    },
    consentField(),
  ],
})
