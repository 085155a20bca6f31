import { getTranslations } from 'next-intl/server'
import { FIELD_ERROR_CODES, type FieldErrorCode } from '@/lib/contract/field-errors'
import type { CountMessage } from '@/lib/site/text/fill-text'

/** The words of every form; where only the browser knows a value, its name stands in braces. */
export interface FormTexts {
  optional: string
  /** How many fields need attention. */
  summary: CountMessage
  sending: string
  /** That many are sending, and the form will be sent again. */
  busy: string
  /** In how many seconds that will be. */
  countdown: string
  offline: string
  failed: string
  /** For whoever cannot see that this field is out of sight. */
  honeypot: string
  errors: Record<FieldErrorCode, string>
}

/** The words of every form in the language of the page. */
export async function getFormTexts(): Promise<FormTexts> {
  const [t, errors] = await Promise.all([getTranslations('Form'), getTranslations('FieldErrors')])
  return {
    optional: t('optional'),
    summary: { one: String(t.raw('summaryOne')), other: String(t.raw('summaryOther')) },
    sending: t('sending'),
    busy: t('busy'),
    countdown: String(t.raw('countdown')),
    offline: t('offline'),
    failed: t('failed'),
    honeypot: t('honeypot'),
    errors: Object.fromEntries(FIELD_ERROR_CODES.map((code) => [code, errors(code)])) as Record<FieldErrorCode, string>,
  }
}
