'use client'

import { useState } from 'react'
import { LOCALES } from '@/lib/i18n/locales'
import type { ExplainedCheck } from '../../sender-check'
import styles from '../staff.module.css'
import { Input } from '../saving/fields'
import { StaffForm } from '../saving/staff-form'
import { requestAsStaff } from '../staff-request'
import { formatSiteTime } from '../times/site-time'

export function SenderCheck({ last }: { last: ExplainedCheck | null }) {
  const [check, setCheck] = useState(last)

  async function start(form: FormData, onRefusal: (problem: string) => void) {
    const answer = await requestAsStaff<ExplainedCheck>('POST', 'sender/check', Object.fromEntries(form), onRefusal)
    if (answer) setCheck(answer)
  }

  return (
    <>
      <StaffForm submit="Check now" busy="Checking…" send={start}>
        <div className={styles.fields}>
          <Input label="DKIM selector, where the mail server signs" name="selector" maxLength={63} autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </div>
      </StaffForm>
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
      <ol className={styles.list}>
        {findings.map(({ code, isAdvice, texts, record }) => (
          <li key={`${code} ${texts.en}`}>
            <strong>{isAdvice ? 'To improve' : 'Fault'}</strong>
            {LOCALES.map((locale) => (
              <p key={locale} lang={locale}>
                {texts[locale]}
              </p>
            ))}
            {record && (
              <dl className={styles.facts}>
                {Object.entries({ Name: record.name, Type: record.type, Value: record.value }).map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <code>{value}</code>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
