import { TeamMemberSchema, type TeamMember } from '@/lib/contract/team-members'
import type { Locale } from '@/lib/i18n/locales'
import { readOne } from './lists'

/** The team member with an identifier, or null. */
export function getTeamMember(locale: Locale, identifier: string): Promise<TeamMember | null> {
  return readOne('teamMembers', TeamMemberSchema, locale, identifier)
}
