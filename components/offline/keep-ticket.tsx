import { getTranslations } from 'next-intl/server'
import { KeepTicketButton } from './keep-ticket-button'

/** Lets a visitor keep their own page on the device that they show it with. */
export async function KeepTicket() {
  const t = await getTranslations('KeepTicket')
  return <KeepTicketButton texts={{ keep: t('keep'), note: t('note'), kept: t('kept'), remove: t('remove'), failed: t('failed') }} />
}
