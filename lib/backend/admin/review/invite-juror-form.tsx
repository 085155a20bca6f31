'use client'

import { toast } from '@payloadcms/ui'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { useRefresh } from '@/lib/i18n/navigation'
import { CheckBox, Input, LanguageChoice } from '../saving/fields'
import { StaffForm } from '../saving/staff-form'
import styles from '../staff.module.css'
import { requestRound } from './round-request'

/** Invites somebody to a round; who has an account of a juror already is only added to it. */
export function InviteJurorForm({ round }: { round: string }) {
  const refresh = useRefresh()

  async function invite(form: FormData, onRefusal: (problem: string) => void) {
    const { languages: _, ...fields } = Object.fromEntries(form)
    const answer = await requestRound<object>('POST', round, 'jurors', { ...fields, languages: form.getAll('languages') }, onRefusal)
    if (!answer) return
    toast.success(`${String(fields.fullName)} is a juror of this round.`)
    refresh()
    return true
  }

  return (
    <details className={styles.more}>
      <summary>Invite a juror</summary>
      <StaffForm submit="Invite" send={invite}>
        <p className={styles.muted}>They get an email with a link and choose a password themselves. Where the organisation or the domain of the address is an applicant’s, they do not read that application.</p>
        <div className={styles.fields}>
          <Input label="Name" name="fullName" required maxLength={100} autoComplete="off" />
          <Input label="Email" name="email" type="email" required maxLength={254} autoComplete="off" />
          <Input label="Organisation" name="organization" maxLength={200} autoComplete="off" />
          <LanguageChoice name="locale" />
        </div>
        <fieldset className={styles.options}>
          <legend>Reads applications in</legend>
          {LOCALES.map((locale) => (
            <CheckBox key={locale} name="languages" value={locale} label={LOCALE_TABLE[locale].ownName} defaultChecked />
          ))}
        </fieldset>
      </StaffForm>
    </details>
  )
}
