import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Disclosure } from '@/components/forms/disclosure'
import styles from '@/components/forms/own-document.module.css'
import type { Event } from '@/lib/contract/events'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'

/** Withdraws an application, after a second thought. */
export async function WithdrawApplication({ event, token, locale }: { event: Event; token: string; locale: Locale }) {
  const t = await getTranslations('WithdrawApplication')
  return (
    <Disclosure title={t('withdraw')} isOpen={false} className={styles.action}>
      <p>{t('text', { canReturn: String(isOpen(applicationStatus(event))) })}</p>
      <ActionForm action={ownPath(OWN_ROUTES.withdrawApplication, token)} locale={locale} tone="outline">
        {t('withdrawNow')}
      </ActionForm>
    </Disclosure>
  )
}
