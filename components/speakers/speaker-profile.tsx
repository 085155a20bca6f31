import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Crumb } from '@/components/ui/breadcrumb'
import { LanguageNote } from '@/components/ui/language-note'
import { PersonProfile } from '@/components/ui/people/person-profile'
import { Prose } from '@/components/ui/prose'
import { Quote } from '@/components/ui/quote'
import { SocialLinks } from '@/components/ui/social-links'
import type { Speaker } from '@/lib/contract/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import type { Locale } from '@/lib/i18n/locales'

interface SpeakerProfileProps {
  speaker: Speaker
  trail?: Crumb[]
  locale: Locale
  /** Actions for the speaker, and notices about the event of the page. */
  children?: ReactNode
}

export async function SpeakerProfile({ speaker, trail, locale, children }: SpeakerProfileProps) {
  const t = await getTranslations('SpeakerProfile')
  const { quote, bio, country, socialLinks } = speaker
  return (
    <PersonProfile person={speaker} country={country && countryName(country, locale)} trail={trail} beside={children}>
      {quote && (
        <Quote lang={languageOf(speaker, 'quote')}>{quote}</Quote>
      )}
      {bio && <LanguageNote lang={languageOf(speaker, 'bio')} />}
      <Prose html={bio} lang={languageOf(speaker, 'bio')} size={quote ? 'text' : 'story'} />
      <SocialLinks links={socialLinks} label={t('socialNetworks')} />
    </PersonProfile>
  )
}
