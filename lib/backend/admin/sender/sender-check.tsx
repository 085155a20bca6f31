'use client'

import { useState, type SubmitEvent } from 'react'
import { LOCALES } from '@/lib/i18n/locales'
import type { ExplainedCheck } from '../../sender-check'
import styles from '../staff.module.css'
import { Problem } from '../dialogs/problem'
import { BusyButton } from '../saving/busy-button'
import { requestAsStaff } from '../staff-request'
import { formatSiteTime } from '../times/site-time'
import sender from './sender.module.css'

export function SenderCheck({ last }: { last: ExplainedCheck | null }) {
  const [check, setCheck] = useState(last)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function start(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    setProblem('')
    setIsBusy(true)
    const answer = await requestAsStaff<ExplainedCheck>('POST', 'sender/check', Object.fromEntries(new FormData(submit.currentTarget)), setProblem)
    if (answer) setCheck(answer)
    setIsBusy(false)
  }

  return (
    <>
      <form className={styles.form} onSubmit={(submit) => void start(submit)}>
        <div className={styles.fields}>
          <label>
            DKIM selector, where the mail server signs
            <input name="selector" maxLength={63} autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </label>
        </div>
        <Problem>{problem}</Problem>
        <BusyButton type="submit" margin={false} isBusy={isBusy}>
          {isBusy ? 'Checking…' : 'Check now'}
        </BusyButton>
      </form>
      <div aria-live="polite">{check && <Result check={check} />}</div>
    </>
  )
}

function Result({ check: { checkedAt, from, envelope, server, summary, findings } }: { check: ExplainedCheck }) {
  return (
    <section aria-labelledby="sender-result">
      <h2 id="sender-result">{`Checked ${formatSiteTime(checkedAt)}`}</h2>
      <p className={styles.muted}>{[`From ${from}`, `reports to ${envelope}`, server ? `by ${server}` : 'no mail server'].join(', ')}</p>
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale}>
          {summary[locale]}
        </p>
      ))}
      <ol className={sender.findings}>
        {findings.map(({ code, isAdvice, texts, record }) => (
          <li key={`${code} ${texts.en}`}>
            <strong>{isAdvice ? 'To improve' : 'Fault'}</strong>
            {LOCALES.map((locale) => (
              <p key={locale} lang={locale}>
                {texts[locale]}
              </p>
            ))}
            {record && (
              <dl className={sender.record}>
                <dt>Name</dt>
                <dd>
                  <code>{record.name}</code>
                </dd>
                <dt>Type</dt>
                <dd>
                  <code>{record.type}</code>
                </dd>
                <dt>Value</dt>
                <dd>
                  <code>{record.value}</code>
                </dd>
              </dl>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
