import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { CheckInApp } from '@/components/check-in/check-in-app'
import { getEventLabels } from '@/lib/content/events'
import { findCurrentIdentifiers } from '@/lib/content/redirected'
import type { Locale } from '@/lib/i18n/locales'
import { CHECK_IN } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { deskLocale } from '../../../desk-locale'
import { readTexts } from '../../../desk-texts'

interface CheckInProps {
  params: Promise<{ event: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: Object.values(await readTexts('CheckIn')).map(({ title }) => title).join(' · ') }
}

/** The same page for everybody, without personal data, so a device can keep it. What it shows comes from the API. */
export default async function CheckInPage({ params }: CheckInProps) {
  const { event } = await params
  const locale = await deskLocale()
  // A device at the door has its own list, so the page opens even when events cannot be read.
  const events = await getEventLabels(locale).catch(() => null)
  if (events && !events.some(({ _id, identifier }) => event === identifier || event === _id)) await redirectIfRenamed(locale, event)
  return <CheckInApp name={event} locale={locale} texts={await readTexts('CheckIn')} />
}

/** Redirects a former identifier of an event. A prepared device goes on with the address and the list that it has. */
async function redirectIfRenamed(locale: Locale, event: string): Promise<void> {
  const current = await findCurrentIdentifiers(locale, pathTo('event', { eventIdentifier: event })).catch(() => undefined)
  if (current?.eventIdentifier) permanentRedirect(`${CHECK_IN}/${current.eventIdentifier}`)
  if (current === null) notFound()
}
