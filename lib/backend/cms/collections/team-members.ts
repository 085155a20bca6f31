import { personFields } from '../fields/people'
import { contentCollection } from './content'

export const TeamMembers = contentCollection({
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team' },
  group: 'People',
  title: 'fullName',
  columns: ['fullName', 'photo', 'role'],
  searched: ['fullName', 'role', 'bio'],
  orderable: true,
  description: 'Shown in this order on the “Team” page. Drag a row by its handle to move it.',
  fields: personFields(),
})
