import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/pictures/picture'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import styles from './ticket-card.module.css'
import { TicketFace } from './ticket-face'
import { TicketSeal } from './ticket-seal'
import { TypedName } from './typed-name'

/** The ticket that the form beside it leads to; it fills while one types. */
export async function TicketPreview({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('TicketCard')
  return (
    <div className={styles.preview} data-theme={event.kind} aria-hidden="true">
      {event.coverImage && <Picture image={event.coverImage} sizes="28rem" className={styles.slice} decorative />}
      <TicketFace event={event} locale={locale}>
        <TypedName placeholder={t('yourName')} />
      </TicketFace>
      <p className={styles.blank}>
        {t('number')} …
        <TicketSeal />
      </p>
    </div>
  )
}
