import { PROJECT_STAGES } from '@/lib/contract/accelerators'
import { eventField } from './content'
import { emailField, inboxCollection, lineField } from './inbox'

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
  ],
})
