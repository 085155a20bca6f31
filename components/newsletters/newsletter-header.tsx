import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import type { Crumb } from '@/components/ui/breadcrumb'
import { ShareControl } from '@/components/ui/tools/share-control'
import type { Newsletter } from '@/lib/contract/newsletters'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pathTo } from '@/lib/site/routes'
import { formatDay } from '@/lib/site/text/dates'

interface NewsletterHeaderProps {
  newsletter: Newsletter
  trail: Crumb[]
  trailLabel: string
  locale: Locale
  /** The language in the address of its page. */
  language: Locale
}

export async function NewsletterHeader({ newsletter, trail, trailLabel, locale, language }: NewsletterHeaderProps) {
  const t = await getTranslations('NewsletterHeader')
  const { identifier, subject, preheader, sentAt } = newsletter
  return (
    <PageHeader
      title={subject}
      lang={languageOf(newsletter, 'subject')}
      eyebrow={t('sent', { date: formatDay(sentAt, { locale, timeZone: SITE_TIME_ZONE }) })}
      intro={preheader}
      introLang={languageOf(newsletter, 'preheader')}
      trail={trail}
      trailLabel={trailLabel}
      isLow
    >
      <ShareControl path={canonicalPath(language, pathTo('letter', { identifier }))} title={subject} />
    </PageHeader>
  )
}
