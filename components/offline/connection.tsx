import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { OfflineBar } from './offline-bar'
import { monthDays } from './month-days'

export async function Connection({ locale }: { locale: Locale }) {
  const t = await getTranslations('Offline')
  const texts = { offline: t('offline'), stale: t('stale'), unanswered: t('unanswered'), saved: String(t.raw('saved')), list: env().OFFLINE ? t('list') : '' }
  return <OfflineBar locale={locale} texts={texts} months={monthDays(locale)} />
}
