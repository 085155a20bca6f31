import { getTranslations } from 'next-intl/server'
import { ActionForm } from '@/components/forms/one-tap/action-form'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import type { Event } from '@/lib/contract/events'
import { OWN_ROUTES, ownPath } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { lossText, type Kept } from './loss-text'
import styles from './own-registration.module.css'

interface CancelRegistrationProps {
  registration: Kept
  event: Event
  token: string
  locale: Locale
}

/** The labels of the two buttons. */
const LABELS = {
  confirmed: ['cancel', 'keep'],
  waiting: ['cancel', 'keep'],
  offered: ['decline', 'keepOffer'],
  invited: ['declineInvitation', 'keepInvitation'],
} as const satisfies Record<Kept['state'] | 'invited', readonly [string, string]>

/** One button on a page of its own, because following a link alone must change nothing. */
export async function CancelRegistration({ registration, event, token, locale }: CancelRegistrationProps) {
  const t = await getTranslations('CancelRegistration')
  const [cancel, keep] = LABELS[registration.isInvited ? 'invited' : registration.state]
  return (
    <Card as="section" gap={4} className={styles.box} aria-labelledby="cancel-registration">
      <Heading as="h2" size="s" id="cancel-registration" className={styles.heading}>
        {t('question', { event: event.title })}
      </Heading>
      <p>{await lossText(registration, event)}</p>
      <Cluster gap={4} row={3}>
        <ActionForm action={ownPath(OWN_ROUTES.withdrawRegistration, token)} locale={locale}>
          {t(cancel)}
        </ActionForm>
        <ButtonLink href={pathTo('ownRegistration', { token })} tone="outline">
          {t(keep)}
        </ButtonLink>
      </Cluster>
    </Card>
  )
}
