import { TeamMemberCardSchema, TeamMemberSchema, type TeamMember, type TeamMemberCard } from '@/lib/contract/team-members'
import type { Locale } from '@/lib/i18n/locales'
import { readAll, readOne } from './lists/lists'

export function getTeamMembers(locale: Locale): Promise<TeamMemberCard[]> {
  return readAll('teamMembers', TeamMemberCardSchema, locale)
}

export function getTeamMember(locale: Locale, identifier: string): Promise<TeamMember | null> {
  return readOne('teamMembers', TeamMemberSchema, locale, identifier)
}
