import { getTranslations } from 'next-intl/server'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { SocialLinks } from '@/components/ui/social-links'
import type { Speaker } from '@/lib/contract/speakers'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './speaker-profile.module.css'

interface SpeakerProfileProps {
  speaker: Speaker
  trail: Crumb[]
}

/** A speaker: portrait, what they do, and their story. */
export async function SpeakerProfile({ speaker, trail }: SpeakerProfileProps) {
  const [t, b] = await Promise.all([getTranslations('SpeakerProfile'), getTranslations('Breadcrumb')])
  return (
    <article className={styles.profile}>
      <div className={styles.head}>
        <Breadcrumb trail={trail} label={b('label')} />
        <h1 className={styles.name} lang={languageOf(speaker, 'fullName')}>
          {speaker.fullName}
        </h1>
        <p className={styles.role}>
          <span lang={languageOf(speaker, 'role')}>{speaker.role}</span>
          {speaker.organization && <span lang={languageOf(speaker, 'organization')}>{speaker.organization}</span>}
        </p>
      </div>
      {speaker.photo && (
        <Picture
          image={speaker.photo}
          sizes="(width >= 60rem) 30rem, 100vw"
          className={styles.portrait}
          priority
        />
      )}
      <div className={styles.story}>
        <Prose html={speaker.bio} lang={languageOf(speaker, 'bio')} />
        <SocialLinks links={speaker.socialLinks} label={t('socialNetworks')} />
      </div>
    </article>
  )
}
