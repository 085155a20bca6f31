import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/site/constants'
import { formatOffset, offsetAt, zoneName } from '@/lib/site/text/time-zone'

/** Names the zone of an event and how far it is from UTC, such as "Tbilisi time, UTC+4". */
export async function zoneLabel(instant: string, { locale, timeZone }: { locale: Locale; timeZone: string }): Promise<string> {
  const t = await getTranslations('ZoneLabel')
  const offset = formatOffset(offsetAt(instant, timeZone))
  const name = timeZone === SITE_TIME_ZONE ? t('tbilisi') : zoneName(instant, { locale, timeZone })
  return name ? t('zone', { name, offset }) : offset
}
