import type { ConsequencesText } from '../../access/consequences/describe'
import type { Decision, RoundRanking } from '@/lib/contract/review/decisions'
import type { AssignedRound } from '@/lib/contract/review/reviews'
import { counted } from '@/lib/i18n/counted'

export const DECISION_WORDS: Record<Decision, string> = { accepted: 'Accept', shortlisted: 'Shortlist', waitingList: 'Waiting list', declined: 'Decline' }

const TOLD: Record<Decision, (people: string) => string> = {
  accepted: (people) => `${people} accepted.`,
  shortlisted: (people) => `${people} put on the shortlist.`,
  waitingList: (people) => `${people} put on the waiting list.`,
  declined: (people) => `${people} declined.`,
}

/** What staff are asked before applicants are told. */
export function releaseQuestion({ items, uncertain }: Pick<RoundRanking, 'items' | 'uncertain'>): ConsequencesText {
  const total = items.filter(({ intended }) => intended !== null).length
  const decided = (Object.keys(TOLD) as Decision[]).flatMap((decision) => {
    const count = items.filter(({ intended }) => intended === decision).length
    return count > 0 ? [TOLD[decision](`${counted(count, 'applicant')} ${count === 1 ? 'is' : 'are'}`)] : []
  })
  const open = items.filter(({ intended, state }) => intended === null && state === 'received').length
  return {
    heading: `This tells ${counted(total, 'applicant')}`,
    sentences: [
      ...decided,
      'Each gets one email in their language, and their own page says the same from then on.',
      ...(open > 0 ? [`${counted(open, 'applicant has', 'applicants have')} no decision and ${open === 1 ? 'hears' : 'hear'} nothing yet.`] : []),
      ...(uncertain.length > 0 ? [`Of ${counted(uncertain.length, 'applicant')} it is not known whether the last email arrived.`] : []),
    ],
    emails: [],
    button: `Tell ${counted(total, 'applicant')}`,
    refusal: 'Nobody was told.',
  }
}

/** Such as "Assigned: each of 12 jurors reads 49 to 50." */
export function loadsSentence(loads: AssignedRound['loads']): string {
  if (loads.length === 0) return 'Nobody can read: invite jurors first.'
  const counts = loads.map(({ count }) => count)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return `Assigned: ${loads.length === 1 ? 'the one juror reads' : `each of ${loads.length} jurors reads`} ${least === most ? least : `${least} to ${most}`}.`
}
