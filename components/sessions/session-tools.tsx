import { getTranslations } from 'next-intl/server'
import { CalendarMenu } from '@/components/ui/tools/calendar-menu'
import { ShareControl } from '@/components/ui/tools/share-control'
import type { Session } from '@/lib/contract/sessions'
import type { Locale } from '@/lib/i18n/locales'
import { calendarPath, type CalendarTarget } from '@/lib/site/calendar/calendar-address'

interface SessionToolsProps {
  session: Pick<Session, '_id' | 'title'>
  /** With the language in it. */
  path: string
  /** Where sharing leads without JavaScript. */
  href: string
  hasCalendar: boolean
  locale: Locale
}

/** Calendar and share, which few visitors want, behind one button. */
export async function SessionTools({ session: { _id, title }, path, href, hasCalendar, locale }: SessionToolsProps) {
  const [t, c] = await Promise.all([getTranslations('SessionCard'), getTranslations('AddToCalendar')])
  const to = (target: CalendarTarget) => calendarPath({ kind: 'session', key: _id }, target, locale)
  return (
    <CalendarMenu
      label={t('tools', { title })}
      icon="more"
      links={
        hasCalendar
          ? [
              { href: to('ics'), label: c('file') },
              { href: to('google'), label: c('google') },
              { href: to('outlook'), label: c('outlook') },
            ]
          : []
      }
    >
      <ShareControl path={path} title={title} href={href} label={t('shareSession')} />
    </CalendarMenu>
  )
}
