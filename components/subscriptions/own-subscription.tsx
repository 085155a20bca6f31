import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Stack } from '@/components/ui/layout/stack'
import type { Home } from '@/lib/contract/commons'
import type { OwnSubscription } from '@/lib/contract/own/own-subscriptions'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { LOCALE_TABLE, otherLocales, toLocale, type Locale } from '@/lib/i18n/locales'
import styles from './own-subscription.module.css'

interface OwnSubscriptionStateProps {
  subscription: OwnSubscription
  /** What the organisation promises its subscribers. */
  promise: Translated<NonNullable<Home['subscription']>> | null
  token: string
  /** The key of the letter whose link led here; empty where none did. */
  letter: string
  locale: Locale
}

/** The state of a subscription, what it brings, in which language, and the one action for it. */
export async function OwnSubscriptionState({ subscription, promise, token, letter, locale }: OwnSubscriptionStateProps) {
  const t = await getTranslations('OwnSubscriptionState')
  const { email, state } = subscription
  const isConfirmed = state === 'confirmed'
  const action = isConfirmed ? 'unsubscribe' : 'confirm'
  const route = isConfirmed ? OWN_ROUTES.unsubscribe : OWN_ROUTES.confirmSubscription
  const query = isConfirmed && letter ? `?${new URLSearchParams({ letter })}` : ''
  return (
    <Stack gap={5} isStart width="measure" className={styles.state}>
      <p>{t(`${state}Text`, { email })}</p>
      {promise && state !== 'unsubscribed' && (
        <p>
          <strong lang={languageOf(promise, 'title')}>{promise.title}</strong> <span lang={languageOf(promise, 'subtitle')}>{promise.subtitle}</span>
        </p>
      )}
      {isConfirmed && <LetterLanguage current={toLocale(subscription.locale) ?? locale} token={token} locale={locale} />}
      <div className={isConfirmed ? styles.apart : ''}>
        <ActionForm action={`${ownPath(route, token)}${query}`} locale={locale} tone={isConfirmed ? 'outline' : 'primary'}>
          {t(state === 'unsubscribed' ? 'again' : action)}
        </ActionForm>
      </div>
    </Stack>
  )
}

/** Each other language is offered in its own words. */
async function LetterLanguage({ current, token, locale }: { current: Locale; token: string; locale: Locale }) {
  const t = await getTranslations('OwnSubscriptionState')
  return (
    <div className={styles.language}>
      <p>{t(`${current}Letters`)}</p>
      {otherLocales(current).map((other) => (
        <ActionForm key={other} action={ownPath(OWN_ROUTES.chooseLanguage, token)} locale={locale} tone="outline" values={{ locale: LOCALE_TABLE[other].cookieValue }}>
          <InThis language={other} />
        </ActionForm>
      ))}
    </div>
  )
}

async function InThis({ language }: { language: Locale }) {
  const t = await getTranslations({ locale: language, namespace: 'OwnSubscriptionState' })
  return <span lang={language}>{t('getInThis')}</span>
}
