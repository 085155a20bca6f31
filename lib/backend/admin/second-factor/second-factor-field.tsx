'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestAsStaff, sendDeskRequest } from '../staff-request'
import { Dialog } from '../dialogs/dialog'
import { PasswordDialog } from './password-dialog'
import { SetUp, type SetUpData } from './set-up'
import styles from '../staff.module.css'

interface Status {
  since: string | null
  recoveryCodes: number
  isRequired: boolean
}

const PATH = 'users/second-factor'

type PendingAction = 'begin' | 'recovery-codes' | 'remove'

const QUESTIONS: Record<PendingAction, { heading: string; submit: string }> = {
  begin: { heading: 'Set up a second factor', submit: 'Continue' },
  'recovery-codes': { heading: 'Make new recovery codes', submit: 'Make new codes' },
  remove: { heading: 'Remove the second factor', submit: 'Remove' },
}

/** On the screen of an account: its second factor, or, for administrators, the removal of somebody else's. */
export function SecondFactorField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  if (!id) return null
  if (id === user?.id) return <OwnSecondFactor />
  const since = (savedDocumentData as { secondFactorSince?: string } | undefined)?.secondFactorSince
  return since && user?.role === 'admin' ? <ResetButton id={String(id)} /> : null
}

function ResetButton({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isReset, setIsReset] = useState(false)
  if (isReset) return null
  const reset = async (_form: FormData, onRefusal: (problem: string) => void) => setIsReset(await sendDeskRequest(`users/${id}/second-factor/reset`, undefined, onRefusal))
  return (
    <>
      <Button buttonStyle="secondary" onClick={() => setIsAsking(true)}>
        Reset second factor
      </Button>
      {isAsking && (
        <Dialog heading="Remove the second factor of this account" onCancel={() => setIsAsking(false)} submit="Remove it" submitStyle="error" onSubmit={reset}>
          <p>The password alone will then be enough to sign in. Do this only for somebody who has lost phone and recovery codes.</p>
        </Dialog>
      )}
    </>
  )
}

function OwnSecondFactor() {
  const [status, setStatus] = useState<Status | null>(null)
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null)
  const [setUp, setSetUp] = useState<SetUpData | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => void requestAsStaff<Status>('GET', PATH).then(setStatus)
  useEffect(refresh, [])
  if (!status) return null

  const act = async (form: FormData, onRefusal: (problem: string) => void) => {
    const answer = await requestAsStaff<SetUpData & { recoveryCodes?: string[] }>('POST', `${PATH}/${pendingAction}`, Object.fromEntries(form), onRefusal)
    if (!answer) return
    if (pendingAction === 'begin') setSetUp(answer)
    setCodes(answer.recoveryCodes ?? null)
    setPendingAction(null)
    refresh()
  }
  const confirmed = (recoveryCodes: string[]) => {
    setSetUp(null)
    setCodes(recoveryCodes)
    refresh()
  }

  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h3 id="second-factor">Second factor</h3>
      {status.isRequired && !status.since && <p role="alert">Set up a second factor to go on: until then this account can do nothing else.</p>}
      <p>
        {status.since
          ? `On since ${new Date(status.since).toLocaleDateString('en-GB', { dateStyle: 'long' })}. Recovery codes left: ${status.recoveryCodes}.`
          : 'Off. With a second factor, signing in needs a code from an app on your phone besides your password.'}
      </p>
      {setUp && <SetUp data={setUp} onConfirmed={confirmed} onCancel={() => setSetUp(null)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {!setUp && !codes && (
        <div className={styles.buttons}>
          {status.since ? (
            <>
              <Button buttonStyle="secondary" margin={false} onClick={() => setPendingAction('recovery-codes')}>
                New recovery codes
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={() => setPendingAction('remove')}>
                Remove second factor
              </Button>
            </>
          ) : (
            <Button buttonStyle="secondary" margin={false} onClick={() => setPendingAction('begin')}>
              Set up second factor
            </Button>
          )}
        </div>
      )}
      {pendingAction && <PasswordDialog {...QUESTIONS[pendingAction]} needsCode={pendingAction !== 'begin'} onSubmit={act} onCancel={() => setPendingAction(null)} />}
    </section>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className={styles.form}>
      <p role="status">Keep these recovery codes in a safe place: each signs you in once when you don’t have your phone. They are not shown again.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button margin={false} onClick={onClose}>
        I have kept them
      </Button>
    </div>
  )
}
