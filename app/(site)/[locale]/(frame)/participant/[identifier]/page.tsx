import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { PageHeader } from '@/components/ui/page-header'
import { getParticipant } from '@/lib/content/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type ParticipantPageProps = PageProps<'/[locale]/participant/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ParticipantPageProps): Promise<Metadata> {
  const document = await getParticipant(await pageLocale(), (await params).identifier)
  return document ? { title: document.fullName, description: document.project } : notFoundMetadata()
}

export default async function ParticipantPage({ params }: ParticipantPageProps) {
  const [t, document] = [
    await getTranslations('Breadcrumb'),
    await getParticipant(await pageLocale(), (await params).identifier),
  ]
  if (!document) notFound()
  return (
    <PageHeader
      title={document.fullName}
      intro={document.project}
      lang={languageOf(document, 'fullName')}
      trail={[
        { label: t('home'), href: pathTo('home') },
        { label: t('participants'), href: pathTo('participants') },
        { label: document.fullName, lang: languageOf(document, 'fullName') },
      ]}
      trailLabel={t('label')}
    />
  )
}
