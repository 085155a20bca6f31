'use client'

import { useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { SECOND } from '@/lib/site/text/durations'
import type { SubscriberImport } from '../../subscriptions/import-subscribers'
import { Input, LanguageChoice } from '../saving/fields'
import { StaffForm } from '../saving/staff-form'
import { readAnswer, requestAsStaff, sendDeskRequest } from '../staff-request'
import styles from '../staff.module.css'
import { toBase64 } from '../guests/to-base64'

/** Invites people to the list: by their address, or all of a file. They are on it once they have confirmed. */
export function InviteSubscribers() {
  return (
    <details className={styles.more}>
      <summary>Invite subscribers</summary>
      <p className={styles.intro}>Whoever is invited gets an email with a link, and no letter before they have confirmed. Whoever has left the list is not asked again.</p>
      <AddressForm />
      <FileForm />
    </details>
  )
}

function AddressForm() {
  const { clearRouteCache } = useRouteCache()

  async function invite(form: FormData, onRefusal: (problem: string) => void) {
    const isInvited = await sendDeskRequest('subscriptions/invite', Object.fromEntries(form), onRefusal)
    if (isInvited) clearRouteCache()
    return isInvited
  }

  return (
    <StaffForm submit="Invite" send={invite}>
      <div className={styles.fields}>
        <Input label="Email" name="email" type="email" required />
        <LanguageChoice label="Language of the invitation" name="locale" defaultValue="ka" />
      </div>
    </StaffForm>
  )
}

function FileForm() {
  const [id, setId] = useState('')

  async function upload(form: FormData, onRefusal: (problem: string) => void) {
    const file = form.get('file') as File
    if (file.size > MAX_GUEST_FILE) return onRefusal(GUEST_FILE_TOO_LARGE)
    const answer = await requestAsStaff<{ id: string }>('POST', 'subscriptions/import', { fileName: file.name, file: await toBase64(file) }, onRefusal)
    if (answer) setId(answer.id)
  }

  return (
    <>
      <StaffForm submit="Invite everybody in the file" send={upload}>
        <p>Or a CSV or Excel file with a row that names the columns: Email, and if you like Name and Language. Everybody in it is invited.</p>
        <div className={styles.fields}>
          <Input label="File" name="file" type="file" accept=".csv,.xlsx,text/csv" required />
        </div>
      </StaffForm>
      {id && <Progress id={id} />}
    </>
  )
}

function Progress({ id }: { id: string }) {
  const { data } = useSWR(`/cms/api/subscriptions/import/${id}`, readAnswer<SubscriberImport>, {
    refreshInterval: (latest) => (latest?.state === 'done' || latest?.state === 'failed' ? 0 : SECOND),
    dedupingInterval: 0,
  })
  return <p role="status">{data ? sentenceOf(data) : 'The file is being read …'}</p>
}

function sentenceOf({ state, problem, total, done, counts }: SubscriberImport): string {
  if (state === 'failed') return problem
  if (state !== 'done') return total === 0 ? 'The file is being read …' : `${done} of ${total} …`
  const parts = [
    `${counts.invited} invited`,
    ...(counts.exists > 0 ? [`${counts.exists} on the list already`] : []),
    ...(counts.left > 0 ? [`${counts.left} have left it`] : []),
    ...(counts.asked > 0 ? [`${counts.asked} asked a short while ago`] : []),
    ...(counts.wrong > 0 ? [`${counts.wrong} without a full address`] : []),
  ]
  return `${parts.join(', ')}.`
}
