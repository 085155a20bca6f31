import type { SelectField } from 'payload'

/** Adds to the field of the CMS how lists show it. */
export function statusField(): SelectField {
  return {
    name: '_status',
    label: 'Publication',
    type: 'select',
    options: [],
    admin: { components: { Cell: '@/lib/backend/admin/cells#StatusCell' } },
  }
}
