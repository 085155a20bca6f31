import { getTranslations } from 'next-intl/server'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import { SocialLinks } from '@/components/ui/social-links'
import type { Participant } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import type { Locale } from '@/lib/i18n/locales'
import styles from './participant-story.module.css'

export async function ParticipantStory({ participant, locale }: { participant: Participant; locale: Locale }) {
  const t = await getTranslations('ParticipantStory')
  const { bio, cohort, country, socialLinks } = participant
  const facts = [
    { label: t('cohort'), value: cohort },
    { label: t('country'), value: countryName(country, locale) },
  ].filter(({ value }) => value)
  if (!bio && facts.length === 0 && socialLinks.length === 0) return null
  return (
    <section className={styles.story} aria-label={t('label')}>
      <div className={styles.aside}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <SocialLinks links={socialLinks} label={t('socialNetworks')} />
      </div>
      <div>
        {bio && <LanguageNote lang={languageOf(participant, 'bio')} />}
        <Prose html={bio} lang={languageOf(participant, 'bio')} className={styles.bio} />
      </div>
    </section>
  )
}
