import type { Field } from 'payload'

const never = () => false
const UNCHANGEABLE = { create: never, update: never }
const SECRET = { hidden: true, access: { ...UNCHANGEABLE, read: never }, admin: { disableListColumn: true, disableListFilter: true } } as const

/** Written by the endpoints of the second factor alone. */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactor',
    type: 'ui',
    admin: { components: { Field: '@/lib/backend/admin/second-factor/second-factor-field#SecondFactorField' } },
  },
  {
    name: 'secondFactorSince',
    label: 'Second factor',
    type: 'date',
    access: UNCHANGEABLE,
    admin: { hidden: true },
  },
  { ...SECRET, name: 'secondFactorSecret', type: 'text' },
  { ...SECRET, name: 'secondFactorPeriod', type: 'number' },
  { ...SECRET, name: 'recoveryCodes', type: 'json', typescriptSchema: [() => ({ type: ['array', 'null'], items: { type: 'string' } })] },
]
