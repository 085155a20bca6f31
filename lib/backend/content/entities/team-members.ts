import { personFields, position } from '../reading/fields'
import type { ListSource } from '../reading/sources'

/** How team members are read: in the order that staff gave them. */
export const teamMembers: ListSource = {
  collection: 'team-members',
  order: ['_order'],
  localizedSearch: true,
  fields: { ...personFields, position },
}
