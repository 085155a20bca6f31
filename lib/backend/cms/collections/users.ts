import type { CollectionConfig } from 'payload'
import type { USER_ROLES } from '@/lib/contract/users'
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { SESSION_LENGTH } from '@/lib/site/constants'
import { adminOnly, adminOnlyField, adminOrSelf, hasStaffRole } from '@/lib/backend/access/rules'
import { preserveCreationTime } from '@/lib/backend/accounts/creation-time'
import { endSessionsOfDeactivated } from '@/lib/backend/accounts/deactivation'
import { guardSignIn } from '@/lib/backend/accounts/guard-sign-in'
import { refuseDeletingLastAdministrator, refuseDisablingLastAdministrator } from '@/lib/backend/accounts/last-administrator'
import { requirePresentPassword } from '@/lib/backend/accounts/present-password'
import { requireLongPassword } from '@/lib/backend/accounts/password-length'
import { closedEndpoints } from '@/lib/backend/accounts/closed-endpoints'
import { refuseDeletingWhoScheduled } from '@/lib/backend/accounts/scheduled-documents'
import { closeResetLink } from '@/lib/backend/accounts/reset-link'
import { inviteWithoutPassword, passwordLinkEndpoint, refusePasswordOfOthers, sendInvitation } from '@/lib/backend/accounts/invite'
import { secondFactorEndpoints } from '@/lib/backend/accounts/second-factor/endpoints'
import { secondFactorFields } from '@/lib/backend/accounts/second-factor/fields'
import { requireCode } from '@/lib/backend/accounts/second-factor/require-code'
import { AS_BADGE, FORM_GUARDS, toOptions, YES_OR_NO } from '../fields/options'
import { tokenStrategy } from '@/lib/backend/accounts/token-strategy'

const never = () => false

const ROLES = {
  user: 'Visitor',
  door: 'Door',
  juror: 'Juror',
  desk: 'Desk',
  editor: 'Editor',
  admin: 'Administrator',
} satisfies Record<(typeof USER_ROLES)[number], string>

const LANGUAGES = Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_TABLE[locale].ownName]))

const isOfJuror = ({ role }: { role?: string }) => role === 'juror'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  auth: {
    // The CMS would lock an account for everybody, its owner too: failures are counted for each source of sign-ins.
    maxLoginAttempts: 0,
    tokenExpiration: SESSION_LENGTH,
    useSessions: true,
    strategies: [tokenStrategy],
    // No script may read the token; the staff screens need only know when the session ends.
    removeTokenFromResponses: true,
  },
  access: {
    // Also before a second factor is set up: that is done on the screen of the account.
    admin: ({ req }) => hasStaffRole(req),
    read: adminOrSelf,
    create: adminOnly,
    update: adminOrSelf,
    delete: adminOnly,
  },
  endpoints: [...closedEndpoints, ...secondFactorEndpoints, passwordLinkEndpoint],
  hooks: {
    beforeOperation: [guardSignIn],
    beforeLogin: [requireCode],
    beforeValidate: [inviteWithoutPassword, refusePasswordOfOthers, requirePresentPassword, requireLongPassword],
    beforeChange: [refuseDisablingLastAdministrator, endSessionsOfDeactivated, closeResetLink, preserveCreationTime],
    afterChange: [sendInvitation],
    beforeDelete: [refuseDeletingLastAdministrator, refuseDeletingWhoScheduled],
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'email',
    components: { edit: { beforeDocumentControls: FORM_GUARDS } },
    defaultColumns: ['email', 'name', 'role', 'isActivated', 'invitedAt', 'secondFactorSince'],
    listSearchableFields: ['email', 'name'],
    description: 'Who may sign in, and what for. Whoever gets a new account chooses a password by the link of an email.',
  },
  fields: [
    {
      name: 'passwordLink',
      type: 'ui',
      admin: { components: { Field: '@/lib/backend/admin/accounts/password-link-field#PasswordLinkField' } },
    },
    {
      name: 'name',
      type: 'text',
      maxLength: 100,
      hooks: { beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)] },
      admin: { description: 'Colleagues see who has a document open, and who changed what. Without a name they see the address.' },
    },
    {
      name: 'language',
      type: 'select',
      defaultValue: DEFAULT_LOCALE,
      options: toOptions(LANGUAGES),
      admin: { description: 'Emails about this account are in this language.' },
    },
    // Until its owner has chosen a password.
    { name: 'invitedAt', label: 'Invited, without a password yet', type: 'date', access: { create: never, update: never }, admin: { hidden: true } },
    {
      name: 'presentPassword',
      label: 'Current password',
      type: 'text',
      virtual: true,
      admin: {
        description: 'Needed to change your own email address or password.',
        disableListColumn: true,
        disableListFilter: true,
        condition: ({ id }: { id?: string }, _siblings, { user }) => id !== undefined && id === user?.id,
        components: { Field: '@/lib/backend/admin/present-password-field#PresentPasswordField' },
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      saveToJWT: true,
      options: toOptions(ROLES),
      // The CMS refuses another word, but takes a number.
      validate: (value: unknown) => (typeof value === 'string' && Object.hasOwn(ROLES, value)) || 'Choose a role.',
      admin: {
        ...AS_BADGE,
        description: 'Editors work on content, the desk on what people send in and at the door. An account for the door opens check-in and nothing else, one of a juror the applications that it is given to read. Administrators do all of this, keep the accounts and read the audit log. A visitor has no staff screens.',
      },
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    {
      name: 'isActivated',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      admin: { ...YES_OR_NO, description: 'Without the tick nobody can sign in with this account, and whoever is signed in is signed out.' },
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    {
      name: 'canSend',
      label: 'May send letters',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...YES_OR_NO, description: 'Letters to subscribers are written by editors; only with this tick they may send, schedule, pause and cancel them. Administrators always may.', condition: ({ role }: { role?: string }) => role === 'editor' },
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    {
      name: 'organization',
      label: 'Organisation',
      type: 'text',
      maxLength: 200,
      admin: { description: 'A juror reads no application from it.', condition: isOfJuror },
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    {
      name: 'languages',
      label: 'Reads applications in',
      type: 'select',
      hasMany: true,
      options: toOptions(LANGUAGES),
      admin: { description: 'Empty: in all languages.', condition: isOfJuror },
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    ...secondFactorFields,
  ],
}
