import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The metadata of a screen whose document does not exist. Where it is a `notFound()`, the framework adds `noindex`. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title') }
}
