import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import { Link } from '@/lib/i18n/navigation'
import { EVENTS_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import type { ThankYouKind } from '@/lib/site/forms/thank-you'
import styles from './thank-you-next.module.css'

interface ThankYouNextProps {
  kind: ThankYouKind
  /** The event of the form. */
  event?: string
  /** Whether a button leads where the first link would. */
  hasFirstLink?: boolean
}

/** What to do when no email arrives, and further links. */
export async function ThankYouNext({ kind, event, hasFirstLink = false }: ThankYouNextProps) {
  const t = await getTranslations('ThankYou')
  const isAnsweredByMail = kind !== 'contact' && kind !== 'careers'
  const params = { eventIdentifier: event ?? '' }
  const links = event
    ? [
        { href: pathTo('event', params), label: t('event') },
        { href: pathTo('agenda', params), label: t('agenda') },
        { href: pathTo('eventSpeakers', params), label: t('speakers') },
        { href: pathTo('eventFaq', params), label: t('faq') },
      ]
    : [
        { href: EVENTS_PATH, label: t('events') },
        { href: pathTo('media'), label: t('media') },
      ]
  return (
    <Stack gap={4}>
      {isAnsweredByMail && <Hint className={styles.aside}>{t('spam')}</Hint>}
      <nav aria-label={t('links')}>
        <ul className={styles.links} data-no-print="">
          {links.slice(hasFirstLink ? 1 : 0).map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>
                {label}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Stack>
  )
}
