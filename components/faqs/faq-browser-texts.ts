import { getTranslations } from 'next-intl/server'
import type { CountMessage } from '@/lib/site/text/fill-text'

/** Placeholders are filled in the browser. */
export interface FaqBrowserTexts {
  search: string
  submit: string
  count: CountMessage
  found: CountMessage
  openAll: string
  closeAll: string
  copied: string
  nothing: string
  advice: string
  all: string
  ask: string
}

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
