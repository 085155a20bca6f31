'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import useSWR from 'swr'
import styles from '../staff.module.css'

/** Says at once what looks wrong with the session in the form; it can be published all the same. */
export function SessionWarnings() {
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const session = {
    id,
    title: useFormValue('title'),
    event: useFormValue('event'),
    startsAt: useFormValue('startsAt'),
    endsAt: useFormValue('endsAt'),
    speakers: useFormValue('speakers'),
    stage: useFormValue('stage'),
  }
  const { data: warnings = [] } = useSWR(session.event && session.startsAt ? [code, JSON.stringify(session)] : null, findWarnings, { keepPreviousData: true })
  return (
    <div role="status">
      {warnings.length > 0 && (
        <ul className={styles.warning}>
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useFormValue(name: string): unknown {
  return useFormFields(([fields]) => fields[name]?.value)
}

async function findWarnings([locale, session]: [string, string]): Promise<string[]> {
  const answer = await fetch(`/cms/api/sessions/warnings?locale=${locale}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: session })
  return answer.ok ? ((await answer.json()) as { warnings: string[] }).warnings : []
}
