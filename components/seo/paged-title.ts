import { getTranslations } from 'next-intl/server'
import type { ListView } from '@/lib/site/lists/list-view'

export async function pagedTitle(title: string, view: ListView): Promise<string> {
  const t = await getTranslations('Pagination')
  return view.page ? `${title} – ${t('page')} ${view.page}` : title
}
