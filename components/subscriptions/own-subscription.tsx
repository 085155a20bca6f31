import { getTranslations } from 'next-intl/server'
import { ActForm } from '@/components/forms/act-form'
import type { OwnSubscription } from '@/lib/contract/own-subscriptions'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import styles from './own-subscription.module.css'

interface OwnSubscriptionStateProps {
  subscription: OwnSubscription
  token: string
  locale: Locale
}

/** Where a subscription stands, and the one thing that can be done about it. */
export async function OwnSubscriptionState({ subscription: { email, state }, token, locale }: OwnSubscriptionStateProps) {
  const t = await getTranslations('OwnSubscriptionState')
  const lang = LOCALE_TABLE[locale].cookieValue
  const isConfirmed = state === 'confirmed'
  const act = isConfirmed ? 'unsubscribe' : 'confirm'
  return (
    <section className={styles.state} aria-labelledby="subscription-state">
      <h2 id="subscription-state" className={styles.heading}>
        {t(state)}
      </h2>
      <p>{t(`${state}Text`, { email })}</p>
      <ActForm action={`/api/ownSubscriptions/${token}/${act}`} lang={lang} tone={isConfirmed ? 'outline' : 'primary'}>
        {t(state === 'unsubscribed' ? 'again' : act)}
      </ActForm>
    </section>
  )
}
