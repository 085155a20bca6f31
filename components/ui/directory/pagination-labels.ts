import { getTranslations } from 'next-intl/server'
import type { PaginationLabels } from './pagination'

export async function paginationLabels(): Promise<PaginationLabels> {
  const t = await getTranslations('Pagination')
  return { navigation: t('navigation'), previous: t('previous'), next: t('next'), page: t('page') }
}
