import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PrivacyStatement } from '@/components/layout/privacy-statement'
import { PageHeader } from '@/components/ui/page-header'
import { getPrivacy } from '@/lib/content/commons'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { formatDay } from '@/lib/site/dates'
import { SITE_TIME_ZONE } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const [t, privacy] = await Promise.all([getTranslations('PrivacyPage'), getPrivacy(await pageLocale())])
  return { title: privacy.title || t('title') }
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
      />
      <PrivacyStatement privacy={privacy} />
    </>
  )
}
