import { getTranslations } from 'next-intl/server'
import type { ListView } from '@/lib/site/lists/list-view'

/** The title of a list for the tab and the history: each of its pages has one of its own. */
export async function pagedTitle(title: string, view: ListView): Promise<string> {
  const t = await getTranslations('Pagination')
  return view.page ? `${title} – ${t('page')} ${view.page}` : title
}
