import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CheckInApp } from '@/components/check-in/check-in-app'
import { DEFAULT_LOCALE, LOCALE_COOKIE, toLocale } from '@/lib/i18n/locales'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'

interface CheckInProps {
  params: Promise<{ event: string }>
}

export const metadata: Metadata = { title: `${en.CheckIn.title} · ${ka.CheckIn.title}` }

/** The same page for everybody, without anybody's data: a device can keep it. What it shows comes from the API. */
export default async function CheckInPage({ params }: CheckInProps) {
  const { event } = await params
  const locale = toLocale((await cookies()).get(LOCALE_COOKIE)?.value) ?? DEFAULT_LOCALE
  return <CheckInApp name={event} locale={locale} texts={{ en: en.CheckIn, ka: ka.CheckIn }} />
}
