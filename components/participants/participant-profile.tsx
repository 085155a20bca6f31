import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Portrait } from '@/components/ui/pictures/portrait'
import type { Participant } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './participant-profile.module.css'

interface ParticipantProfileProps {
  participant: Participant
  trail: Crumb[]
  /** What is to be said of the event around the page. */
  children?: ReactNode
}

export async function ParticipantProfile({ participant, trail, children }: ParticipantProfileProps) {
  const [t, b] = await Promise.all([getTranslations('ParticipantProfile'), getTranslations('Breadcrumb')])
  const { fullName, role, organization, project } = participant
  return (
    <header className={styles.profile}>
      <div className={styles.inner}>
        <div className={styles.trail}>
          <Breadcrumb trail={trail} label={b('label')} />
        </div>
        <Portrait person={participant} sizes="(width >= 60rem) 18rem, 10rem" className={styles.portrait} transition={participant.identifier} priority />
        <div className={styles.person}>
          <h1 className={styles.name} lang={languageOf(participant, 'fullName')}>
            {fullName}
          </h1>
          <p className={styles.role}>
            <span lang={languageOf(participant, 'role')}>{role}</span>
            {role && organization && ', '}
            <span lang={languageOf(participant, 'organization')}>{organization}</span>
          </p>
        </div>
        {project && (
          <div className={styles.project}>
            <h2 className={styles.label}>{t('project')}</h2>
            <p className={styles.statement} lang={languageOf(participant, 'project')}>
              {project}
            </p>
          </div>
        )}
        {children && <div className={styles.notice}>{children}</div>}
      </div>
    </header>
  )
}
