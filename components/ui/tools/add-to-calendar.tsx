import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { calendarPath, subscriptionAddress, type CalendarSubject } from '@/lib/site/calendar/calendar-address'
import { CalendarMenu } from './calendar-menu'

interface AddToCalendarProps {
  subject: CalendarSubject
  locale: Locale
  /** What is added; only then the control is an icon. */
  name?: string
  tone?: 'ink' | 'night'
}

export async function AddToCalendar({ subject, locale, name, tone = 'ink' }: AddToCalendarProps) {
  const t = await getTranslations('AddToCalendar')
  const isOne = subject.kind === 'event' || subject.kind === 'session'
  const file = calendarPath(subject, 'ics', locale)
  const links = [
    { href: file, label: t('file') },
    { href: calendarPath(subject, 'google', locale), label: t('google') },
    { href: calendarPath(subject, 'outlook', locale), label: t('outlook') },
    ...(subject.kind === 'session' ? [] : [{ href: subscriptionAddress(env().SITE_URL, file), label: t('subscribe'), hint: t('subscribeHint') }]),
  ]
  const label = isOne ? t('add') : t('addAll')
  return <CalendarMenu label={name ? t('addNamed', { name }) : label} isSmall={Boolean(name)} links={links} tone={tone} />
}
