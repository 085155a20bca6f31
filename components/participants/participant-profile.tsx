import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { fittingStyle } from '@/components/ui/fitting-style'
import { LanguageNote } from '@/components/ui/language-note'
import { Portrait } from '@/components/ui/pictures/portrait'
import { Prose } from '@/components/ui/prose'
import { SocialLinks } from '@/components/ui/social-links'
import type { Participant } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import type { Locale } from '@/lib/i18n/locales'
import styles from './participant-profile.module.css'

interface ParticipantProfileProps {
  participant: Participant
  trail: Crumb[]
  locale: Locale
  /** What is to be said of the event around the page. */
  children?: ReactNode
}

export async function ParticipantProfile({ participant, trail, locale, children }: ParticipantProfileProps) {
  const [t, b] = await Promise.all([getTranslations('ParticipantProfile'), getTranslations('Breadcrumb')])
  const { fullName, role, organization, project, bio, cohort, country, socialLinks } = participant
  const facts = [
    { label: t('cohort'), value: cohort },
    { label: t('country'), value: countryName(country, locale) },
  ].filter(({ value }) => value)
  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <Breadcrumb trail={trail} label={b('label')} />
        <h1 className={styles.name} style={fittingStyle(fullName)} lang={languageOf(participant, 'fullName')}>
          {fullName}
        </h1>
        <div className={styles.role}>
          {role && <p lang={languageOf(participant, 'role')}>{role}</p>}
          {organization && <p lang={languageOf(participant, 'organization')}>{organization}</p>}
        </div>
        {children}
      </header>
      <Portrait
        person={participant}
        sizes="(width >= 84rem) 36rem, (width >= 60rem) 42vw, 92vw"
        className={styles.portrait}
        transition={participant.identifier}
        priority
      />
      <div className={styles.story}>
        {project && (
          <div>
            <h2 className={styles.label} data-label="">
              {t('project')}
            </h2>
            <p className={styles.project} lang={languageOf(participant, 'project')}>
              {project}
            </p>
          </div>
        )}
        {bio && <LanguageNote lang={languageOf(participant, 'bio')} />}
        <Prose html={bio} lang={languageOf(participant, 'bio')} />
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.fact}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <SocialLinks links={socialLinks} label={t('socialNetworks')} />
      </div>
    </article>
  )
}
