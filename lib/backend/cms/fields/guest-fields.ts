import type { CollectionBeforeChangeHook, Field } from 'payload'
import type { Registration } from '@/lib/backend/payload-types'
import { momentField } from './moment'

/** What is noted of guests whom the desk invited or imported. */
export function guestFields(): Field[] {
  return [
    momentField('invitedAt', 'Invited', {
      zoneOf: 'event',
      admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true, condition: ({ invitedAt }: { invitedAt?: string | null }) => Boolean(invitedAt) },
    }),
    { name: 'importId', type: 'text', index: true, admin: { hidden: true, disableListColumn: true } },
  ]
}

/** An invitation is answered, or over, once there is another state. */
export const endInvitation: CollectionBeforeChangeHook<Registration> = ({ data }) => {
  return data.state && data.state !== 'offered' ? { ...data, invitedAt: null } : data
}
