import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The metadata of a screen whose document does not exist; the framework adds `noindex` by itself. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title') }
}
