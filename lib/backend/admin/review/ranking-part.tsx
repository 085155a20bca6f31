'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Decision, RoundRanking } from '@/lib/contract/review/decisions'
import type { AssignedRound, RoundPhase } from '@/lib/contract/review/reviews'
import { aboveLine } from '@/lib/site/review/cut-line'
import { BusyButton } from '../saving/busy-button'
import styles from '../staff.module.css'
import { MarkBar } from './mark-bar'
import { RankingTable } from './ranking-table'
import { requestRound } from './round-request'
import { counted } from '@/lib/i18n/counted'
import { TextDialog } from './text-dialog'

interface RankingPartProps {
  round: string
  ranking: RoundRanking
  phase: RoundPhase
}

/** The applications by rank, with the line after the places, and what is intended for each. */
export function RankingPart({ round, ranking, phase }: RankingPartProps) {
  const { items, isCorrected, reason } = ranking
  const [places, setPlaces] = useState<number | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const line = places ?? ranking.places ?? 0
  const above = aboveLine(items, line)
  const item = items.find(({ application }) => application === edited)

  async function save(decisions: { application: string; state: Decision | null; text?: string }[]) {
    setIsBusy(true)
    const isSaved = (await requestRound<object>('PUT', round, 'decisions', decisions)) !== null
    setIsBusy(false)
    return isSaved
  }
  async function mark(applications: readonly string[], state: Decision | null) {
    if (await save(applications.map((application) => ({ application, state })))) {
      toast.success(`Noted for ${counted(applications.length, 'application')}. Nobody is told yet.`)
      setSelected(new Set())
    }
  }
  async function readAgain() {
    setIsBusy(true)
    const answer = await requestRound<AssignedRound>('POST', round, 'readAgain')
    if (answer) toast.success('They get two more readers each.')
    setIsBusy(false)
  }

  return (
    <section aria-labelledby="round-ranking">
      <h2 id="round-ranking">Ranking</h2>
      <p className={styles.muted}>
        {isCorrected ? 'By the mean, corrected for strict and mild jurors; ± is its standard error. Beside it the plain mean, and the difference between the highest and the lowest score.' : 'By the plain mean.'}
      </p>
      {reason && <p className={styles.warning}>{reason}</p>}
      {items.length === 0 ? (
        <p>There are no applications in this round.</p>
      ) : (
        <>
          <MarkBar places={line} above={above} selected={[...selected]} isBusy={isBusy} isDisabled={phase === 'draft'} onPlaces={setPlaces} onMark={(applications, state) => void mark(applications, state)} />
          {ranking.readAgain.length > 0 && (phase === 'reading' || phase === 'deciding') && (
            <div className={styles.buttons}>
              <p>{`It is least certain on which side of the line ${counted(ranking.readAgain.length, 'application belongs', 'applications belong')}.`}</p>
              <BusyButton buttonStyle="secondary" isBusy={isBusy} onClick={() => void readAgain()}>
                Read these again
              </BusyButton>
            </div>
          )}
          <RankingTable
            ranking={ranking}
            above={above}
            selected={selected}
            isDisabled={phase === 'draft'}
            onSelect={setSelected}
            onMark={(application, state) => void mark([application], state)}
            onText={setEdited}
          />
        </>
      )}
      {item && <TextDialog item={item} onClose={() => setEdited(null)} onSave={(text) => save([{ application: item.application, state: item.intended, text }])} />}
    </section>
  )
}
