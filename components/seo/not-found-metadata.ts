import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** `notFound()` adds `noindex` by itself. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title') }
}
