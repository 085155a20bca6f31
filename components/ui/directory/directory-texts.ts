import { getTranslations } from 'next-intl/server'
import type { CountMessage } from '@/lib/site/text/fill-text'
import type { PaginationLabels } from './pagination'
import { paginationLabels } from './pagination-labels'

/** Placeholders are filled in the browser. */
export interface DirectoryTexts {
  count: CountMessage
  search: string
  submit: string
  clear: string
  /** Where a word is all that was asked for. */
  clearSearch: string
  page: string
  /** With the search and filters as `{asked}`. */
  nobody: string
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

export async function directoryTexts(entityTexts: Pick<DirectoryTexts, 'count' | 'search'>): Promise<DirectoryTexts> {
  const [t, pagination] = await Promise.all([getTranslations('Directory'), paginationLabels()])
  return {
    ...entityTexts,
    submit: t('submit'),
    clear: t('clear'),
    clearSearch: t('clearSearch'),
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
