import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Disclosure } from '@/components/forms/disclosure'
import styles from '@/components/forms/own-document.module.css'
import type { Event } from '@/lib/contract/events'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { lossText, type Kept } from './loss-text'

interface WithdrawRegistrationProps {
  registration: Kept
  event: Event
  token: string
  locale: Locale
}

/** Withdraws a registration, after a second thought. */
export async function WithdrawRegistration({ registration, event, token, locale }: WithdrawRegistrationProps) {
  const t = await getTranslations('OwnRegistrationActs')
  return (
    <Disclosure title={t('withdraw')} isOpen={false} className={styles.action}>
      <p>{await lossText(registration, event)}</p>
      <ActionForm action={ownPath(OWN_ROUTES.withdrawRegistration, token)} locale={locale} tone="outline">
        {t('withdrawNow')}
      </ActionForm>
    </Disclosure>
  )
}
