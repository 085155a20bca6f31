import { getTranslations } from 'next-intl/server'
import { FAILURE_TEXTS_ID, type FailureTexts } from './failure-texts-id'

/** Puts the texts of the error screen into the page, since the error boundary cannot read messages. */
export async function FailureTexts() {
  const t = await getTranslations('Failure')
  const texts: FailureTexts = { title: t('title'), text: t('text'), reference: String(t.raw('reference')), again: t('again'), home: t('home') }
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c')
  return <script id={FAILURE_TEXTS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}
