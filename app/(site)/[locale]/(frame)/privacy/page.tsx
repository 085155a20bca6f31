import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PrivacyStatement } from '@/components/layout/privacy-statement'
import { PageHeader } from '@/components/ui/page-header'
import { getPrivacy } from '@/lib/content/commons'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { getLanguages } from '@/lib/content/site'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay } from '@/lib/site/text/dates'
import { firstParagraph } from '@/lib/site/text/plain-text'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale()
  const [t, { title, text }] = await Promise.all([getTranslations('PrivacyPage'), getPrivacy(locale)])
  return getPageMetadata(locale, {
    path: pathTo('privacy'),
    title: title || t('title'),
    description: firstParagraph(text),
    isFound: Boolean(text),
    languages: await getLanguages(getPrivacy, 'text'),
  })
}

export default async function PrivacyPage() {
  const locale = await pageLocale()
  const [t, b, privacy] = await Promise.all([getTranslations('PrivacyPage'), getTranslations('Breadcrumb'), getPrivacy(locale)])
  const { title, text, updatedAt } = privacy
  return (
    <>
      <PageHeader
        title={title || t('title')}
        lang={languageOf(privacy, 'title')}
        intro={text && updatedAt ? t('changed', { date: formatDay(updatedAt, { locale, timeZone: SITE_TIME_ZONE }) }) : undefined}
        introLang={locale}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
        isLow
      />
      <PrivacyStatement privacy={privacy} />
    </>
  )
}
