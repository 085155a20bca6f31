import { getTranslations } from 'next-intl/server'
import { FIELD_ERROR_CODES, type FieldErrorCode } from '@/lib/contract/fields/field-errors'
import { MIN_PASSWORD } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { pageLocale } from '@/lib/i18n/page-locale'
import type { CountMessage } from '@/lib/site/text/fill-text'
import type { FormValues } from './form-controls'
import type { FormErrors } from './form-state'
import type { UnreachedTexts } from './unreached'

/** The words of every form; where only the browser knows a value, its name stands in braces. */
export interface FormTexts extends UnreachedTexts {
  /** How many fields need attention; a form of one field, which every page holds, says it right there. */
  summary?: CountMessage
  /** Not of a form whose fields are all required. */
  optional?: string
  /** Of a form that was refused as a duplicate after a try without an answer. */
  arrived?: string
  sending: string
  busy: string
  countdown: string
  failed: string
  honeypot: string
  /** Of those that its fields can have; `malformed` stands in for others. */
  errors: Partial<Record<FieldErrorCode, string>> & { malformed: string }
}

/** The values that the server fills in: of a form that was refused without JavaScript, or of the stored document. */
export interface FirstForm {
  values: FormValues
  /** Of the answer that refused it; none where it only begins with what is known. */
  status?: number
  errors: FormErrors
  message: string
}

export interface FormSetup {
  locale: Locale
  texts: FormTexts
  first?: FirstForm
}

/**
 * The props of every form.
 *
 * @param first its values when it is shown again
 * @param errorCodes what can be wrong with its fields
 * @param isOneField whether it has one field, which is required
 */
export async function getFormSetup(first?: FirstForm, errorCodes: readonly FieldErrorCode[] = FIELD_ERROR_CODES, isOneField = false): Promise<FormSetup> {
  const [locale, t, errors] = await Promise.all([pageLocale(), getTranslations('Form'), getTranslations('FieldErrors')])
  const texts: FormTexts = {
    ...(!isOneField && { optional: t('optional'), arrived: t('arrived'), summary: { one: String(t.raw('summaryOne')), other: String(t.raw('summaryOther')) } }),
    sending: t('sending'),
    busy: t('busy'),
    countdown: String(t.raw('countdown')),
    offline: t('offline'),
    unanswered: t('unanswered'),
    failed: t('failed'),
    honeypot: t('honeypot'),
    errors: { ...Object.fromEntries(errorCodes.map((code) => [code, errors(code, { least: MIN_PASSWORD })])), malformed: errors('malformed') },
  }
  return { locale, texts, first }
}
