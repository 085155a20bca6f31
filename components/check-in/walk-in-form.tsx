'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import styles from './check-in.module.css'

/** Browsers do without a domain. */
const ADDRESS = String.raw`[^@\s]+@[^@\s]+\.[^@\s.]{2,}`

/** For somebody who came without a ticket. */
export function WalkInForm({ onSend }: { onSend: (walkIn: { fullName: string; email: string }) => void }) {
  const t = useTranslations('CheckIn')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: form } = event
    const { fullName = '', email = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
    onSend({ fullName: fullName.trim(), email: email.trim() })
    form.reset()
    setIsOpen(false)
  }
  return (
    <details className={styles.panel} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('walkIn')}</summary>
      <form className={styles.fields} onSubmit={submit}>
        <p className={styles.hint}>{t('walkInText')}</p>
        <label htmlFor={`${id}-name`}>{t('walkInName')}</label>
        <input id={`${id}-name`} name="fullName" required maxLength={200} autoComplete="off" pattern=".*\S.*" />
        <label htmlFor={`${id}-email`}>{t('walkInEmail')}</label>
        <input id={`${id}-email`} name="email" type="email" required maxLength={254} autoComplete="off" pattern={ADDRESS} title={t('walkInEmailFormat')} />
        <button type="submit" className={styles.primary}>
          {t('walkInSubmit')}
        </button>
      </form>
    </details>
  )
}
