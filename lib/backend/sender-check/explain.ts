import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { SenderCheck } from './check-sender'
import type { Finding } from './finding'

type Texts = Record<Locale, string>

/** A check as people read it. */
export interface ExplainedCheck extends Omit<SenderCheck, 'findings'> {
  summary: Texts
  findings: (Pick<Finding, 'code' | 'isAdvice' | 'record'> & { texts: Texts })[]
}

/** Says in each language what the findings mean, and what to do. */
export function explainCheck({ findings, ...check }: SenderCheck): ExplainedCheck {
  return {
    ...check,
    summary: inEach((locale) => summarize(findings, locale)),
    findings: findings.map(({ code, isAdvice, record, values = {} }) => ({ code, isAdvice, record, texts: inEach((locale) => getTranslations({ locale, namespace: 'SenderCheck' })(code, values)) })),
  }
}

function summarize(findings: readonly Finding[], locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'SenderCheck' })
  const advice = findings.filter(({ isAdvice }) => isAdvice).length
  return findings.length === 0 ? t('good') : t('faults', { count: findings.length - advice, advice })
}

function inEach(text: (locale: Locale) => string): Texts {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Texts
}
