import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import stretched from '@/components/ui/stretched.module.css'
import type { NewsletterCard } from '@/lib/contract/newsletters'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { pathTo } from '@/lib/site/routes'
import { formatDay } from '@/lib/site/text/dates'
import styles from './newsletter-list.module.css'

/** How many are in sight; the earlier ones are a click away. */
const IN_SIGHT = 6

interface NewsletterListProps {
  newsletters: NewsletterCard[]
  locale: Locale
  /** All of them beside the articles, the last one before the form that subscribes, or some below another one. */
  as: 'archive' | 'last' | 'others'
}

export async function NewsletterList({ newsletters, locale, as }: NewsletterListProps) {
  const t = await getTranslations('NewsletterList')
  if (newsletters.length === 0) return null
  const earlier = newsletters.slice(IN_SIGHT)
  return (
    <Section title={t(as)} note={as === 'archive' ? t('note') : undefined} tone="shade" voice="quiet" hasThread={as === 'last'}>
      <Newsletters newsletters={newsletters.slice(0, IN_SIGHT)} locale={locale} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className={styles.newsletter}>{t('earlier', { count: earlier.length })}</summary>
          <Newsletters newsletters={earlier} locale={locale} />
        </details>
      )}
    </Section>
  )
}

function Newsletters({ newsletters, locale }: Pick<NewsletterListProps, 'newsletters' | 'locale'>) {
  return (
    <ul>
      {newsletters.map((newsletter) => (
        <li key={newsletter.identifier} className={styles.newsletter}>
          <time dateTime={newsletter.sentAt} className={styles.date}>
            {formatDay(newsletter.sentAt, { locale, timeZone: SITE_TIME_ZONE })}
          </time>
          <h3 className={styles.title} lang={languageOf(newsletter, 'subject')}>
            <Link href={pathTo('letter', { identifier: newsletter.identifier })} className={`${styles.link} ${stretched.stretched}`}>
              {newsletter.subject}
            </Link>
          </h3>
          {newsletter.preheader && (
            <p className={styles.preheader} lang={languageOf(newsletter, 'preheader')}>
              {newsletter.preheader}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
