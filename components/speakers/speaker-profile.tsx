import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Portrait } from '@/components/ui/pictures/portrait'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import { SocialLinks } from '@/components/ui/social-links'
import type { Speaker } from '@/lib/contract/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import type { Locale } from '@/lib/i18n/locales'
import styles from './speaker-profile.module.css'

interface SpeakerProfileProps {
  speaker: Speaker
  trail: Crumb[]
  locale: Locale
  /** What is to be said of the event around the page. */
  children?: ReactNode
}

export async function SpeakerProfile({ speaker, trail, locale, children }: SpeakerProfileProps) {
  const [t, b] = await Promise.all([getTranslations('SpeakerProfile'), getTranslations('Breadcrumb')])
  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <Breadcrumb trail={trail} label={b('label')} />
        <h1 className={styles.name} style={fittingStyle(speaker.fullName)} lang={languageOf(speaker, 'fullName')}>
          {speaker.fullName}
        </h1>
        <div className={styles.facts}>
          {speaker.role && (
            <p className={styles.role} lang={languageOf(speaker, 'role')}>
              {speaker.role}
            </p>
          )}
          {speaker.organization && <p lang={languageOf(speaker, 'organization')}>{speaker.organization}</p>}
          {speaker.country && <p className={styles.country}>{countryName(speaker.country, locale)}</p>}
        </div>
        {children}
      </header>
      <Portrait
        person={speaker}
        sizes="(width >= 84rem) 30rem, (width >= 60rem) 38vw, 92vw"
        className={styles.portrait}
        transition={speaker.identifier}
        priority
      />
      <div className={styles.story}>
        {speaker.quote && (
          <p className={styles.quote} lang={languageOf(speaker, 'quote')}>
            <q>{speaker.quote}</q>
          </p>
        )}
        {speaker.bio && <LanguageNote lang={languageOf(speaker, 'bio')} />}
        <Prose html={speaker.bio} lang={languageOf(speaker, 'bio')} />
        <SocialLinks links={speaker.socialLinks} label={t('socialNetworks')} />
      </div>
    </article>
  )
}
