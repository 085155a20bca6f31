import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { PageHeader } from '@/components/ui/page-header'
import { getTeamMember } from '@/lib/content/team-members'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type TeamMemberPageProps = PageProps<'/[locale]/team-member/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: TeamMemberPageProps): Promise<Metadata> {
  const document = await getTeamMember(await pageLocale(), (await params).identifier)
  return document ? { title: document.fullName, description: document.role } : notFoundMetadata()
}

export default async function TeamMemberPage({ params }: TeamMemberPageProps) {
  const [t, document] = [
    await getTranslations('Breadcrumb'),
    await getTeamMember(await pageLocale(), (await params).identifier),
  ]
  if (!document) notFound()
  return (
    <PageHeader
      title={document.fullName}
      intro={document.role}
      lang={languageOf(document, 'fullName')}
      trail={[
        { label: t('home'), href: pathTo('home') },
        { label: t('team'), href: pathTo('team') },
        { label: document.fullName, lang: languageOf(document, 'fullName') },
      ]}
      trailLabel={t('label')}
    />
  )
}
