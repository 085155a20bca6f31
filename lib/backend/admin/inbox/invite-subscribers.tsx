'use client'

import { Button, toast, useRouteCache } from '@payloadcms/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { SECOND } from '@/lib/site/text/durations'
import type { SubscriberImport } from '../../subscriptions/import-subscribers'
import styles from '../staff.module.css'
import { requestAsStaff } from '../staff-request'
import { toBase64 } from '../to-base64'

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
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<Locale>('ka')
  const { clearRouteCache } = useRouteCache()

  async function invite(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const answer = await requestAsStaff('POST', 'subscriptions/invite', { email, locale })
    if (!answer) return
    toast.success(answer.message ?? '')
    setEmail('')
    clearRouteCache()
  }

  return (
    <form className={styles.form} onSubmit={(submit) => void invite(submit)}>
      <div className={styles.fields}>
        <label>
          Email
          <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} required />
        </label>
        <label>
          Language of the invitation
          <select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {LOCALES.map((one) => (
              <option key={one} value={one}>
                {LOCALE_TABLE[one].ownName}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Button type="submit" margin={false}>
        Invite
      </Button>
    </form>
  )
}

function FileForm() {
  const [file, setFile] = useState<File | null>(null)
  const [id, setId] = useState('')

  async function upload(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    if (!file) return
    if (file.size > MAX_GUEST_FILE) return void toast.error(GUEST_FILE_TOO_LARGE)
    const answer = await requestAsStaff<{ id: string }>('POST', 'subscriptions/import', { fileName: file.name, file: await toBase64(file) })
    if (answer) setId(answer.id)
  }

  return (
    <form className={styles.form} onSubmit={(submit) => void upload(submit)}>
      <p>Or a CSV or Excel file with a row that names the columns: Email, and if you like Name and Language. Everybody in it is invited.</p>
      <div className={styles.fields}>
        <label>
          File
          <input type="file" accept=".csv,.xlsx,text/csv" onChange={({ target }) => setFile(target.files?.[0] ?? null)} required />
        </label>
      </div>
      <Button type="submit" margin={false}>
        Invite everybody in the file
      </Button>
      {id && <Progress key={id} id={id} />}
    </form>
  )
}

function Progress({ id }: { id: string }) {
  const [found, setFound] = useState<SubscriberImport | null>(null)
  const isOver = found?.state === 'done' || found?.state === 'failed'
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => void requestAsStaff<SubscriberImport>('GET', `subscriptions/import/${id}`).then(setFound), SECOND)
    return () => clearInterval(timer)
  }, [id, isOver])
  return <p role="status">{found ? sentenceOf(found) : 'The file is being read …'}</p>
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
