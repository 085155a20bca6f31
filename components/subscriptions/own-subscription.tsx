import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Stack } from '@/components/ui/layout/stack'
import type { OwnSubscription } from '@/lib/contract/own-subscriptions'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import styles from './own-subscription.module.css'

interface OwnSubscriptionStateProps {
  subscription: OwnSubscription
  token: string
  locale: Locale
}

/** The state of a subscription, and the one action for it. */
export async function OwnSubscriptionState({ subscription: { email, state }, token, locale }: OwnSubscriptionStateProps) {
  const t = await getTranslations('OwnSubscriptionState')
  const isConfirmed = state === 'confirmed'
  const action = isConfirmed ? 'unsubscribe' : 'confirm'
  const route = isConfirmed ? OWN_ROUTES.unsubscribe : OWN_ROUTES.confirmSubscription
  return (
    <Stack gap={5} isStart width="measure" className={styles.state}>
      <p>{t(`${state}Text`, { email })}</p>
      <div className={isConfirmed ? styles.apart : ''}>
        <ActionForm action={ownPath(route, token)} locale={locale} tone={isConfirmed ? 'outline' : 'primary'}>
          {t(state === 'unsubscribed' ? 'again' : action)}
        </ActionForm>
      </div>
    </Stack>
  )
}
