import { getTranslations } from 'next-intl/server'
import { ActForm } from '@/components/forms/act-form'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import styles from './own-registration.module.css'

/** Withdraws a registration, after a second thought. */
export async function OwnRegistrationActs({ token, locale }: { token: string; locale: Locale }) {
  const t = await getTranslations('OwnRegistrationActs')
  return (
    <details className={styles.withdraw}>
      <summary>{t('withdraw')}</summary>
      <p>{t('withdrawText')}</p>
      <ActForm action={`/api/ownRegistrations/${token}/withdraw`} lang={LOCALE_TABLE[locale].cookieValue} tone="outline">
        {t('withdrawNow')}
      </ActForm>
    </details>
  )
}
