import { getTranslations } from 'next-intl/server'
import { MessageScreen } from '@/components/layout/message-screen'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { pathTo } from '@/lib/site/routes'

export const generateMetadata = notFoundMetadata

export default async function NotFound() {
  const t = await getTranslations('NotFound')
  return (
    <MessageScreen
      title={t('title')}
      text={t('text')}
      actions={[
        { href: pathTo('home'), label: t('home') },
        { href: pathTo('speakers'), label: t('speakers') },
        { href: pathTo('media'), label: t('media') },
        { href: pathTo('connect'), label: t('connect') },
      ]}
    />
  )
}
