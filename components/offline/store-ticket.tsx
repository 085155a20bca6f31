import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { StoreTicketButton } from './store-ticket-button'

/** Lets a visitor keep their own page on the device that they show it with, where the site keeps pages at all. */
export async function StoreTicket() {
  if (!env().OFFLINE) return null
  const t = await getTranslations('StoreTicket')
  return <StoreTicketButton texts={{ store: t('store'), note: t('note'), stored: t('stored'), remove: t('remove'), failed: t('failed'), impossible: t('impossible') }} />
}
