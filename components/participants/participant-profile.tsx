import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Crumb } from '@/components/ui/breadcrumb'
import { LanguageNote } from '@/components/ui/language-note'
import { Facts } from '@/components/ui/layout/facts'
import { PersonProfile } from '@/components/ui/people/person-profile'
import { Prose } from '@/components/ui/prose'
import { SocialLinks } from '@/components/ui/social-links'
import type { Participant } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import type { Locale } from '@/lib/i18n/locales'
import styles from './participant-profile.module.css'

interface ParticipantProfileProps {
  participant: Participant
  trail?: Crumb[]
  locale: Locale
  /** Actions for the participant, and notices about the event of the page. */
  children?: ReactNode
}

export async function ParticipantProfile({ participant, trail, locale, children }: ParticipantProfileProps) {
  const t = await getTranslations('ParticipantProfile')
  const { project, bio, cohort, country, socialLinks } = participant
  const facts = [
    { label: t('cohort'), value: cohort },
    { label: t('country'), value: countryName(country, locale) },
  ]
  return (
    <PersonProfile person={participant} trail={trail} beside={children}>
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
      <Prose html={bio} lang={languageOf(participant, 'bio')} size={project ? 'text' : 'story'} />
      <Facts className={styles.facts} facts={facts} />
      <SocialLinks links={socialLinks} label={t('socialNetworks')} />
    </PersonProfile>
  )
}
