import type { CollectionBeforeChangeHook, Field } from 'payload'
import type { Registration } from '@/lib/backend/payload-types'
import { momentField } from './moment'
import { READ_ONLY } from './read-only'

/** The further fields of guests whom the desk invited or imported. */
export function guestFields(): Field[] {
  return [
    momentField('invitedAt', 'Invited', {
      zoneOf: 'event',
      access: READ_ONLY,
      admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true, condition: ({ invitedAt }: { invitedAt?: string | null }) => Boolean(invitedAt) },
    }),
    { name: 'importId', type: 'text', index: true, access: READ_ONLY, admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
  ]
}

/** An invitation is answered, or over, once there is another state. */
export const endInvitation: CollectionBeforeChangeHook<Registration> = ({ data }) => {
  return data.state && data.state !== 'offered' ? { ...data, invitedAt: null } : data
}
