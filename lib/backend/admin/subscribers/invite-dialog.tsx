'use client'

import { Button } from '@payloadcms/ui'
import { useState, type SubmitEvent } from 'react'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { sendDeskRequest } from '../desk-request'
import { Dialog } from '../dialogs/dialog'
import { Problem } from '../dialogs/problem'
import { toBase64 } from '../file-to-base64'
import guests from '../guests/guests.module.css'
import { requestAsStaff } from '../staff-request'
import { ImportProgress } from './import-progress'

/** Invites one address or a list of them; nobody gets letters before they have confirmed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [started, setStarted] = useState<string | null>(null)

  async function invite(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const form = submit.currentTarget
    await work(async () => {
      if (await sendDeskRequest('subscriptions/invite', Object.fromEntries(new FormData(form)), setProblem)) form.reset()
    })
  }

  async function read(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const file = new FormData(submit.currentTarget).get('file')
    if (!(file instanceof File)) return
    if (file.size > MAX_GUEST_FILE) return setProblem(GUEST_FILE_TOO_LARGE)
    await work(async () => {
      const answer = await requestAsStaff<{ id: string }>('POST', 'subscriptions/import', { fileName: file.name, file: await toBase64(file) }, setProblem)
      if (answer) setStarted(answer.id)
    })
  }

  async function work(task: () => Promise<void>) {
    setProblem('')
    setIsBusy(true)
    await task()
    setIsBusy(false)
  }

  return (
    <Dialog
      heading="Invite subscribers"
      onCancel={onClose}
      buttons={
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>Each gets one email that asks them to confirm, and letters only once they have. Nobody who has left the list is asked again.</p>
      <form className={guests.guest} onSubmit={(submit) => void invite(submit)}>
        <label>
          Email
          <input name="email" type="email" required />
        </label>
        <label>
          Name (optional)
          <input name="fullName" type="text" />
        </label>
        <label>
          Language of letters
          <select name="locale">
            {LOCALES.map((locale) => (
              <option key={locale} value={locale}>
                {LOCALE_TABLE[locale].ownName}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" margin={false} disabled={isBusy}>
          Send the invitation
        </Button>
      </form>
      <hr />
      <form className={guests.guest} onSubmit={(submit) => void read(submit)}>
        <label>
          A list as CSV or Excel, at most 5 MB, with a column of addresses and, if you like, names and languages
          <input name="file" type="file" accept=".csv,.txt,.xlsx" required />
        </label>
        <Button type="submit" buttonStyle="secondary" margin={false} disabled={isBusy}>
          Invite everybody on it
        </Button>
      </form>
      {started && <ImportProgress id={started} />}
      <Problem>{problem}</Problem>
    </Dialog>
  )
}
