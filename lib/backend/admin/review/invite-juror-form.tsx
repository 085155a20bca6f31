'use client'

import { toast } from '@payloadcms/ui'
import { useState, type SubmitEvent } from 'react'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { useRefresh } from '@/lib/i18n/navigation'
import { Problem } from '../dialogs/problem'
import { LanguageChoice } from '../language-choice'
import { BusyButton } from '../saving/busy-button'
import styles from '../staff.module.css'
import { requestRound } from './round-request'

/** Invites somebody to a round; who has an account of a juror already is only added to it. */
export function InviteJurorForm({ round }: { round: string }) {
  const refresh = useRefresh()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function invite(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const form = submit.currentTarget
    const data = new FormData(form)
    const body = { ...Object.fromEntries(['email', 'fullName', 'organization', 'locale'].map((name) => [name, data.get(name)])), languages: data.getAll('languages') }
    setProblem('')
    setIsBusy(true)
    if (await requestRound<object>('POST', round, 'jurors', body, setProblem)) {
      toast.success(`${String(data.get('fullName'))} is a juror of this round.`)
      form.reset()
      refresh()
    }
    setIsBusy(false)
  }

  return (
    <details className={styles.more}>
      <summary>Invite a juror</summary>
      <form className={styles.form} onSubmit={(submit) => void invite(submit)}>
        <p className={styles.muted}>They get an email with a link and choose a password themselves. Where the organisation or the domain of the address is an applicant’s, they do not read that application.</p>
        <div className={styles.fields}>
          <label>
            Name
            <input name="fullName" required maxLength={100} autoComplete="off" />
          </label>
          <label>
            Email
            <input name="email" type="email" required maxLength={254} autoComplete="off" />
          </label>
          <label>
            Organisation
            <input name="organization" maxLength={200} autoComplete="off" />
          </label>
          <LanguageChoice name="locale" />
        </div>
        <fieldset className={styles.options}>
          <legend>Reads applications in</legend>
          {LOCALES.map((locale) => (
            <label key={locale} className={styles.check}>
              <input type="checkbox" name="languages" value={locale} defaultChecked />
              <span>{LOCALE_TABLE[locale].ownName}</span>
            </label>
          ))}
        </fieldset>
        <Problem>{problem}</Problem>
        <BusyButton type="submit" margin={false} isBusy={isBusy}>
          Invite
        </BusyButton>
      </form>
    </details>
  )
}
