import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'
import { ScoresGivenSchema } from '@/lib/backend/review/readings/scores-given'
import { ASSIGNMENT_STATES } from '@/lib/contract/review/reviews'
import { hiddenField } from '../inbox'

/** Who reads which application in a round, and what they gave it; read through the contract alone. */
export const ReviewAssignments: CollectionConfig = {
  slug: 'review-assignments',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['round', 'application', 'juror'], unique: true }],
  fields: [
    { name: 'round', type: 'relationship', relationTo: 'review-rounds', index: true },
    // Its key, which it keeps while it is in the trash.
    { name: 'application', type: 'text', required: true, index: true },
    // Null for one whose account is deleted.
    { name: 'juror', type: 'relationship', relationTo: 'users', index: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'open', options: [...ASSIGNMENT_STATES] },
    hiddenField('scores', ScoresGivenSchema),
    { name: 'note', type: 'textarea' },
    { name: 'text', type: 'textarea' },
    { name: 'sentAt', type: 'date' },
    { name: 'isOlderThanText', type: 'checkbox', required: true, defaultValue: false },
  ],
}
