import type { ReviewAssignment } from '@/lib/contract/review/reviews'

export interface KnownJuror {
  id: string
  fullName: string
  email: string
  isActive: boolean
}

interface JurorProgress extends KnownJuror {
  total: number
  sent: number
  conflicts: number
}

/** How far each juror of a round is, those who are to be reminded first; former ones together as the last. */
export function jurorProgress(jurors: readonly KnownJuror[], assignments: readonly ReviewAssignment[]): JurorProgress[] {
  const count = (id: string | undefined) => {
    const own = assignments.filter(({ juror }) => juror?._id === id)
    const [sent, conflicts] = (['sent', 'conflict'] as const).map((wanted) => own.filter(({ state }) => state === wanted).length) as [number, number]
    return { total: own.length - conflicts, sent, conflicts }
  }
  const named = new Map(jurors.map((juror) => [juror.id, juror]))
  // Who left the round keeps what was sent.
  for (const { juror } of assignments) if (juror && !named.has(juror._id)) named.set(juror._id, { id: juror._id, fullName: juror.fullName, email: '', isActive: false })
  const known = [...named.values()].map((juror) => ({ ...juror, ...count(juror.id) })).sort((one, two) => two.total - two.sent - (one.total - one.sent))
  const former = { id: 'former', fullName: 'Former jurors', email: '', isActive: false, ...count(undefined) }
  return former.total + former.conflicts > 0 ? [...known, former] : known
}
