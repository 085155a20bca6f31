import { personFields } from '../fields/people'
import { contentCollection } from './content'

/** Those who work for the organisation. */
export const TeamMembers = contentCollection({
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team' },
  group: 'People',
  title: 'fullName',
  columns: ['fullName', 'role'],
  searched: ['fullName', 'role', 'bio'],
  orderable: true,
  fields: personFields(),
})
