import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Disclosure } from '@/components/forms/disclosure'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import styles from './own-registration.module.css'

/** Withdraws a registration, after a second thought. */
export async function WithdrawRegistration({ token, locale }: { token: string; locale: Locale }) {
  const t = await getTranslations('OwnRegistrationActs')
  return (
    <Disclosure title={t('withdraw')} isOpen={false} className={styles.action}>
      <p>{t('withdrawText')}</p>
      <ActionForm action={ownPath(OWN_ROUTES.withdrawRegistration, token)} locale={locale} tone="outline">
        {t('withdrawNow')}
      </ActionForm>
    </Disclosure>
  )
}
