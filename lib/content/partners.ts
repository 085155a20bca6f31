import { PartnerSchema, type Partner } from '@/lib/contract/partners'
import type { Locale } from '@/lib/i18n/locales'
import { readAll } from './lists/lists'

export function getPartners(locale: Locale, event?: string): Promise<Partner[]> {
  return readAll('partners', PartnerSchema, locale, event ? { event } : {})
}
