'use client'

import type { RoundRanking } from '@/lib/contract/review/decisions'
import type { RoundPhase } from '@/lib/contract/review/reviews'
import { AdmitAccepted } from './admit-accepted'
import type { KnownJuror } from './juror-progress'
import { JurorsPart } from './jurors-part'
import { RankingPart } from './ranking-part'
import { useRound } from './round-request'
import { TellPart } from './tell-part'
import { UnblindPart } from './unblind-part'

interface RoundDeskProps {
  id: string
  phase: RoundPhase
  jurors: readonly KnownJuror[]
  mayUnblind: boolean
  isUnblinded: boolean
}

/** A round from its jurors to its participants, in the order in which it happens. */
export function RoundDesk({ id, phase, jurors, mayUnblind, isUnblinded }: RoundDeskProps) {
  const { answer: ranking, hasFailed } = useRound<RoundRanking>(id, 'ranking', ({ isTelling }) => isTelling)
  if (hasFailed) return <p role="alert">The round cannot be read at the moment. Load the page again.</p>
  return (
    <>
      <JurorsPart round={id} jurors={jurors} isAssignable={phase === 'draft' || phase === 'reading'} names={new Map(ranking?.items.map(({ application, fullName, projectName }) => [application, projectName || fullName]))} />
      {ranking ? <RankingPart round={id} ranking={ranking} phase={phase} /> : <p role="status">The ranking is being loaded …</p>}
      {ranking && phase !== 'draft' && <TellPart round={id} ranking={ranking} phase={phase} />}
      {phase === 'told' && <AdmitAccepted round={id} />}
      <UnblindPart round={id} mayUnblind={mayUnblind} isUnblinded={isUnblinded} />
    </>
  )
}
