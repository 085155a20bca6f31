'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Admitted } from '@/lib/contract/review/decisions'
import { Dialog } from '../dialogs/dialog'
import styles from '../staff.module.css'
import { requestRound } from './round-request'
import { counted } from '@/lib/i18n/counted'

/** Makes participants and guests of those who have a place. Pressed again, it takes in those who came later. */
export function AdmitAccepted({ round }: { round: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const [admitted, setAdmitted] = useState<Admitted | null>(null)

  async function admit() {
    setAdmitted(await requestRound<Admitted>('POST', round, 'admit'))
    setIsAsked(false)
  }
  return (
    <section aria-labelledby="round-admit">
      <h2 id="round-admit">Make participants</h2>
      <p className={styles.muted}>Who is accepted, and has confirmed where the round asks for it, becomes a participant as a draft for editors, and a guest of the event.</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsked(true)}>
        Make participants…
      </Button>
      {admitted && (
        <div role="status">
          <p>{`${counted(admitted.participants, 'participant')} and ${counted(admitted.guests, 'guest')} were added.`}</p>
          {admitted.waiting.length > 0 && (
            <>
              <p>For these there is no seat: they are on the waiting list of the event.</p>
              <ul>
                {admitted.waiting.map(({ application, fullName }) => (
                  <li key={application}>
                    <a href={`/admin/collections/accelerators/${application}`}>{fullName}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {isAsked && (
        <Dialog heading="Make participants of those who are accepted?" onCancel={() => setIsAsked(false)} submit="Make participants" onSubmit={admit}>
          <p>Each takes a seat of the event. Participants stay drafts until an editor publishes them; whoever is one already stays as they are.</p>
        </Dialog>
      )}
    </section>
  )
}
