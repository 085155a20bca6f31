import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { Disclosure } from '@/components/forms/disclosure'
import documentStyles from '@/components/forms/own-document.module.css'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import type { Event } from '@/lib/contract/events'
import type { OwnApplication } from '@/lib/contract/own/own-applications'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { canConfirmPlace, decisionDay } from '@/lib/site/events/own-application-status'
import { applicationStatus, isOpen } from '@/lib/site/events/registration-status'
import { pathTo } from '@/lib/site/routes'
import { formatDay } from '@/lib/site/text/dates'
import { formatInstant } from '@/lib/site/text/instants'
import styles from './own-application.module.css'

interface OwnApplicationStateProps {
  application: OwnApplication
  event: Event
  token: string
  /** What was done just now. */
  done?: string
  locale: Locale
}

/** What the applicant was told, and what there is to do about it. */
export async function OwnApplicationState({ application, event, token, done, locale }: OwnApplicationStateProps) {
  const t = await getTranslations('OwnApplicationState')
  const { state, text, confirmBy, comes, canCorrectUntil, lastDay } = application
  const { timezone: timeZone } = event
  const isAsked = canConfirmPlace({ state, confirmBy }, event) && comes === null
  const decision = decisionDay(state, event)
  return (
    <Card gap={4}>
      {done === 'correct' && state !== 'withdrawn' && (
        <p role="status" className={documentStyles.saved}>
          {t('corrected')}
        </p>
      )}
      <p>{t(`${state}Text`)}</p>
      {text && <p className={styles.written}>{text}</p>}
      {comes && <p className={documentStyles.saved}>{t('comes')}</p>}
      {isAsked && confirmBy && (
        <>
          <p>{t('confirmText', { until: formatInstant(confirmBy, { locale, timeZone }) })}</p>
          <Stack gap={3}>
            <ActionForm action={ownPath(OWN_ROUTES.confirmApplication, token)} locale={locale} values={{ comes: 'true' }}>
              {t('confirm')}
            </ActionForm>
            <Disclosure title={t('refuse')} isOpen={false}>
              <p>{t('refuseText')}</p>
              <ActionForm action={ownPath(OWN_ROUTES.confirmApplication, token)} locale={locale} tone="outline" values={{ comes: 'false' }}>
                {t('refuseNow')}
              </ActionForm>
            </Disclosure>
          </Stack>
        </>
      )}
      {decision && <p>{t('decisionDay', { day: formatDay(decision, { locale, timeZone }) })}</p>}
      {canCorrectUntil && <p>{t('correctUntil', { until: formatInstant(canCorrectUntil, { locale, timeZone }) })}</p>}
      {state === 'withdrawn' && isOpen(applicationStatus(event)) && (
        <p>
          <ButtonLink href={pathTo('applyNow', { eventIdentifier: event.identifier })}>{t('again')}</ButtonLink>
        </p>
      )}
      {lastDay && <Hint>{t('lastDay', { day: formatDay(lastDay, { locale, timeZone }) })}</Hint>}
    </Card>
  )
}
