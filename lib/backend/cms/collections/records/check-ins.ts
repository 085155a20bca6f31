import type { CollectionConfig } from 'payload'
import { nobody } from '@/lib/backend/access/rules'
import { toOptions } from '../../fields/options'
import { eventField } from '../content'

/** Every scan that a device at the door has reported; who is in follows from all of them together. */
export const CheckIns: CollectionConfig = {
  slug: 'check-ins',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    eventField(),
    { name: 'registration', type: 'relationship', relationTo: 'registrations', index: true },
    { name: 'device', type: 'text', required: true },
    // As the device names it: by a UUID, or else with the name of the device before it.
    { name: 'scan', type: 'text', required: true, unique: true },
    { name: 'at', type: 'date', required: true },
    { name: 'isUndo', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isWalkIn', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'result',
      type: 'select',
      required: true,
      options: toOptions({ counted: 'Counted', withdrawn: 'Cancelled', waiting: 'Waiting list', unknown: 'Unknown', wrongEvent: 'Other event' }),
    },
    // The account that the device was signed in with.
    { name: 'by', type: 'text' },
  ],
}
