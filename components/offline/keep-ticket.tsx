import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { KeepTicketButton } from './keep-ticket-button'

/** Lets a visitor keep their own page on the device that they show it with, where the site keeps pages at all. */
export async function KeepTicket() {
  if (!env().OFFLINE) return null
  const t = await getTranslations('KeepTicket')
  return <KeepTicketButton texts={{ keep: t('keep'), note: t('note'), kept: t('kept'), remove: t('remove'), failed: t('failed'), impossible: t('impossible') }} />
}
