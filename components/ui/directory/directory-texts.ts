import { getTranslations } from 'next-intl/server'
import type { CountMessage } from '@/lib/site/text/fill-text'
import type { PaginationLabels } from './pagination'
import { paginationLabels } from './pagination-labels'

/** The words of a directory, some with open places that are filled in the browser. */
export interface DirectoryTexts {
  /** How many there are. */
  count: CountMessage
  /** What can be searched for. */
  search: string
  submit: string
  clear: string
  /** Which page is shown: `{page}` of `{pages}`. */
  page: string
  /** That nobody meets what was asked for, `{asked}`. */
  nobody: string
  /** How a keyword is quoted: `{keyword}`. */
  quoted: string
  advice: string
  /** That the list has no page `{page}`. */
  pastEnd: string
  toFirst: string
  failed: string
  failedAdvice: string
  again: string
  pagination: PaginationLabels
}

/**
 * The words of a directory in the language of the page.
 *
 * @param own those that name the people it is of
 */
export async function directoryTexts(own: Pick<DirectoryTexts, 'count' | 'search'>): Promise<DirectoryTexts> {
  const [t, pagination] = await Promise.all([getTranslations('Directory'), paginationLabels()])
  return {
    ...own,
    submit: t('submit'),
    clear: t('clear'),
    page: String(t.raw('page')),
    nobody: String(t.raw('nobody')),
    quoted: String(t.raw('quoted')),
    advice: t('advice'),
    pastEnd: String(t.raw('pastEnd')),
    toFirst: t('toFirst'),
    failed: t('failed'),
    failedAdvice: t('failedAdvice'),
    again: t('again'),
    pagination,
  }
}
