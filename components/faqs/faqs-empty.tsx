import { getTranslations } from 'next-intl/server'
import { EmptyDirectory } from '@/components/ui/directory/empty-directory'
import { pathTo } from '@/lib/site/routes'

export async function FaqsEmpty() {
  const t = await getTranslations('FaqsEmpty')
  return <EmptyDirectory title={t('title')} text={t('text')} links={[{ href: pathTo('connect'), label: t('action') }]} />
}
