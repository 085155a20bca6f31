import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import type { Event } from '@/lib/contract/events'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import styles from './own-registration.module.css'

interface OwnRemindersProps {
  registration: OwnRegistration
  event: Event
  token: string
  locale: Locale
}

/** Whether reminders come, and the button that ends them. */
export async function OwnReminders({ registration: { email, hasReminders }, event, token, locale }: OwnRemindersProps) {
  const t = await getTranslations('OwnReminders')
  const values = { event: event.title, email }
  return (
    <Card as="section" gap={4} className={styles.box} aria-labelledby="own-reminders">
      <Heading as="h2" size="s" id="own-reminders" className={styles.heading}>
        {t(hasReminders ? 'on' : 'off', values)}
      </Heading>
      <p>{t(hasReminders ? 'onText' : 'offText', values)}</p>
      <Cluster gap={4} row={3}>
        {hasReminders && (
          <ActionForm action={ownPath(OWN_ROUTES.stopReminders, token)} locale={locale}>
            {t('stop')}
          </ActionForm>
        )}
        <ButtonLink href={pathTo('ownRegistration', { token })} tone="outline">
          {t('registration')}
        </ButtonLink>
      </Cluster>
    </Card>
  )
}
