import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { calendarPath, subscriptionAddress, type CalendarSubject } from '@/lib/site/calendar/calendar-address'
import { CalendarMenu } from './calendar-menu'

interface AddToCalendarProps {
  subject: CalendarSubject
  locale: Locale
  tone?: 'ink' | 'night'
}

export async function AddToCalendar({ subject, locale, tone = 'ink' }: AddToCalendarProps) {
  const t = await getTranslations('AddToCalendar')
  const isOne = subject.kind === 'event'
  const file = calendarPath(subject, 'ics', locale)
  const links = [
    { href: file, label: t('file') },
    { href: calendarPath(subject, 'google', locale), label: t('google') },
    { href: calendarPath(subject, 'outlook', locale), label: t('outlook') },
    { href: subscriptionAddress(env().SITE_URL, file), label: t('subscribe'), hint: t('subscribeHint') },
  ]
  return <CalendarMenu label={isOne ? t('add') : t('addAll')} links={links} tone={tone} />
}
