import type { CollectionConfig } from 'payload'
import { USER_ROLES } from '@/lib/contract/users'
import { adminOnly, adminOnlyField, adminOrSelf, isStaff } from '../access/rules'

const SIGN_IN_TRIES = 5
const LOCK_MILLISECONDS = 10 * 60 * 1000

/** The accounts of staff and of signed-in visitors. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  auth: { maxLoginAttempts: SIGN_IN_TRIES, lockTime: LOCK_MILLISECONDS },
  access: {
    admin: ({ req }) => isStaff(req),
    read: adminOrSelf,
    create: adminOnly,
    update: adminOrSelf,
    delete: adminOnly,
    unlock: adminOnly,
  },
  admin: { group: 'Settings', useAsTitle: 'email', defaultColumns: ['email', 'role', 'isActivated'] },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      saveToJWT: true,
      options: [...USER_ROLES],
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    {
      name: 'isActivated',
      type: 'checkbox',
      defaultValue: true,
      access: { create: adminOnlyField, update: adminOnlyField },
    },
  ],
}
