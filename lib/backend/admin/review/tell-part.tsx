'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { DecisionEmails, RoundRanking } from '@/lib/contract/review/decisions'
import type { RoundPhase } from '@/lib/contract/review/reviews'
import { useRefresh } from '@/lib/i18n/navigation'
import { ConsequencesDialog } from '../consequences/consequences-dialog'
import { UncertainList } from '../emails/uncertain-list'
import { BusyButton } from '../saving/busy-button'
import styles from '../staff.module.css'
import { EmailsDialog } from './emails-dialog'
import { requestRound } from './round-request'
import { counted } from '@/lib/i18n/counted'
import { releaseQuestion } from './round-sentences'

interface TellPartProps {
  round: string
  ranking: RoundRanking
  phase: RoundPhase
}

/** What applicants will read, a test to oneself, and the press that tells them. */
export function TellPart({ round, ranking, phase }: TellPartProps) {
  const refresh = useRefresh()
  const [emails, setEmails] = useState<DecisionEmails | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { items, isTelling, uncertain } = ranking
  const count = items.filter(({ intended }) => intended !== null).length

  async function test() {
    if (await requestRound('POST', round, 'test')) toast.success('One of each kind and language is on its way to you.')
  }
  async function release() {
    const answer = await requestRound<{ toTell: number }>('POST', round, 'release')
    setIsAsked(false)
    if (!answer) return
    toast.success(`${counted(answer.toTell, 'applicant is', 'applicants are')} being told.`)
    // The round has another phase.
    refresh()
  }

  return (
    <section aria-labelledby="round-telling">
      <h2 id="round-telling">Tell applicants</h2>
      <p role="status">{isTelling ? `Applicants are being told: ${count} are left.` : `${counted(count, 'decision')} that nobody knows yet.`}</p>
      {phase === 'reading' && <p className={styles.muted}>Jurors still read. Set the phase of the round to “Being decided” in its form: then applicants can be told.</p>}
      <div className={styles.buttons}>
        <BusyButton buttonStyle="secondary" disabled={count === 0} onClick={async () => setEmails(await requestRound<DecisionEmails>('POST', round, 'preview'))}>
          Look at the emails
        </BusyButton>
        <BusyButton buttonStyle="secondary" disabled={count === 0} onClick={test}>
          Send a test to me
        </BusyButton>
        <BusyButton disabled={count === 0 || phase === 'reading' || isTelling} onClick={() => setIsAsked(true)}>
          Tell applicants…
        </BusyButton>
      </div>
      <UncertainList people={uncertain.map(({ application, fullName }) => ({ href: `/admin/collections/accelerators/${application}`, name: fullName }))} />
      {emails && <EmailsDialog emails={emails} items={items} onClose={() => setEmails(null)} />}
      {isAsked && <ConsequencesDialog foreseen={releaseQuestion(ranking)} onAnswer={(isConfirmed) => (isConfirmed ? release() : setIsAsked(false))} />}
    </section>
  )
}
