import { getTranslations } from 'next-intl/server'
import { MIN_PASSWORD } from '@/lib/contract/users'
import { pageLocale } from '@/lib/i18n/page-locale'

export async function accountFormLabels() {
  const [t, f, e] = await Promise.all([getTranslations('AccountForm'), getTranslations('Form'), getTranslations('FieldErrors')])
  return {
    locale: await pageLocale(),
    busy: t('busy'),
    unreachable: t('unreachable'),
    summary: { one: String(f.raw('summaryOne')), other: String(f.raw('summaryOther')) },
    errors: { required: e('required'), email: e('email'), tooShort: e('tooShort', { least: MIN_PASSWORD }) },
  }
}

export async function passwordTexts() {
  const t = await getTranslations('AccountForm')
  return { show: t('showPassword'), hide: t('hidePassword') }
}
