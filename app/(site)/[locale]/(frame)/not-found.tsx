import { getTranslations } from 'next-intl/server'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { pathTo } from '@/lib/site/routes'

export const generateMetadata = notFoundMetadata

/** Sent along with every page, and shown by the development server alone: otherwise the server answers with `not-here`. */
export default async function NotFound() {
  const t = await getTranslations('NotFound')
  return (
    <h1>
      <a href={pathTo('home')}>{t('title')}</a>
    </h1>
  )
}
