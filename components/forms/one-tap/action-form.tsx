import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { ReachedForm } from './reached-form'

interface ActionFormProps {
  action: string
  locale: Locale
  tone?: 'primary' | 'outline'
  /** The hidden fields. */
  values?: Record<string, string>
  children: ReactNode
}

/** A button that changes something: by a form, because following a link must never change anything. */
export async function ActionForm({ action, locale, tone = 'primary', values = {}, children }: ActionFormProps) {
  const [t, f] = await Promise.all([getTranslations('ActionForm'), getTranslations('Form')])
  return (
    <ReachedForm action={action} sending={f('sending')} unreached={{ offline: t('offline'), unanswered: t('unanswered') }}>
      <input type="hidden" name={LOCALE_PARAMETER} value={LOCALE_TABLE[locale].cookieValue} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone={tone}>
        {children}
      </Button>
    </ReachedForm>
  )
}
