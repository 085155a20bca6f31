import { getTranslations } from 'next-intl/server'
import { RelatedLinks } from '@/components/ui/related-links'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { hasPlace } from '@/lib/site/events/explore'
import { SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'

/** Leads to the venue of a coming festival, else to the newsletter. */
export async function JazzLinks({ event }: { event: Event | null }) {
  const t = await getTranslations('JazzLinks')
  if (!event) {
    const hearFirst = { href: SUBSCRIBE_PATH, label: t('hearFirst'), title: t('notAnnounced'), note: t('hearFirstNote') }
    return <RelatedLinks label={t('label')} links={[hearFirst]} />
  }
  const { venue } = event
  const lang = languageOf(event, 'venue')
  const place = venue?.name || venue?.city
  const where = [venue?.address, venue?.city].filter(Boolean).join(', ')
  const gettingThere = {
    href: pathTo('explore', { eventIdentifier: event.identifier }),
    label: t('gettingThere'),
    title: place || t('explore'),
    lang: place ? lang : undefined,
    note: where && <span lang={lang}>{where}</span>,
  }
  return <RelatedLinks label={t('label')} links={hasPlace(event) ? [gettingThere] : []} />
}
