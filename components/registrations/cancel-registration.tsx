import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { ButtonLink } from '@/components/ui/button-link'
import type { Event } from '@/lib/contract/events'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import styles from './own-registration.module.css'

interface CancelRegistrationProps {
  event: Event
  token: string
  locale: Locale
}

/** One button, for whoever follows the link in a reminder: following it alone must change nothing. */
export async function CancelRegistration({ event, token, locale }: CancelRegistrationProps) {
  const t = await getTranslations('CancelRegistration')
  return (
    <section className={styles.state} aria-labelledby="cancel-registration">
      <h2 id="cancel-registration" className={styles.heading}>
        {t('question', { event: event.title })}
      </h2>
      <p>{t('text')}</p>
      <div className={styles.choice}>
        <ActionForm action={ownPath(OWN_ROUTES.withdrawRegistration, token)} locale={locale}>
          {t('cancel')}
        </ActionForm>
        <ButtonLink href={pathTo('ownRegistration', { token })} tone="outline">
          {t('keep')}
        </ButtonLink>
      </div>
    </section>
  )
}
