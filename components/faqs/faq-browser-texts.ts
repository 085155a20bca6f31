import { getTranslations } from 'next-intl/server'
import type { CountMessage } from '@/lib/site/text/fill-text'

/** The words of the questions' search, some with open places that are filled in the browser. */
export interface FaqBrowserTexts {
  search: string
  submit: string
  /** How many questions there are, and how many of them a search has found. */
  count: CountMessage
  found: CountMessage
  openAll: string
  closeAll: string
  copied: string
  /** That a search for `{keyword}` found nothing. */
  nothing: string
  advice: string
  all: string
  ask: string
}

/** The words of the questions' search in the language of the page. */
export async function faqBrowserTexts(): Promise<FaqBrowserTexts> {
  const t = await getTranslations('FaqBrowser')
  return {
    search: t('search'),
    submit: t('submit'),
    count: { one: String(t.raw('countOne')), other: String(t.raw('countOther')) },
    found: { one: String(t.raw('foundOne')), other: String(t.raw('foundOther')) },
    openAll: t('openAll'),
    closeAll: t('closeAll'),
    copied: t('copied'),
    nothing: String(t.raw('nothing')),
    advice: t('advice'),
    all: t('all'),
    ask: t('ask'),
  }
}
