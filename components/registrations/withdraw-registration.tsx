import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Disclosure } from '@/components/forms/disclosure'
import type { OwnRegistration } from '@/lib/contract/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import styles from './own-registration.module.css'

interface WithdrawRegistrationProps {
  state: Extract<OwnRegistration['state'], 'confirmed' | 'waiting'>
  token: string
  locale: Locale
}

/** Withdraws a registration, after a second thought. */
export async function WithdrawRegistration({ state, token, locale }: WithdrawRegistrationProps) {
  const [t, c] = await Promise.all([getTranslations('OwnRegistrationActs'), getTranslations('CancelRegistration')])
  return (
    <Disclosure title={t('withdraw')} isOpen={false} className={styles.action}>
      <p>{c(`${state}Text`)}</p>
      <ActionForm action={ownPath(OWN_ROUTES.withdrawRegistration, token)} locale={locale} tone="outline">
        {t('withdrawNow')}
      </ActionForm>
    </Disclosure>
  )
}
