import { getTranslations } from 'next-intl/server'
import type { Crumb } from '@/components/ui/breadcrumb'
import { PageHeader } from '@/components/ui/page-header'
import type { SpeakerCard } from '@/lib/contract/speakers'
import styles from './speaker-directory.module.css'
import { SpeakerGrid } from './speaker-grid'

interface SpeakerDirectoryProps {
  title: string
  eyebrow?: string
  intro: string
  trail: Crumb[]
  speakers: SpeakerCard[]
  eventIdentifier?: string
}

/** All speakers, or all of an event. */
export async function SpeakerDirectory({ speakers, eventIdentifier, ...header }: SpeakerDirectoryProps) {
  const [t, b] = await Promise.all([getTranslations('SpeakerDirectory'), getTranslations('Breadcrumb')])
  return (
    <>
      <PageHeader {...header} trailLabel={b('label')} />
      <section className={styles.directory} aria-label={header.title}>
        <h2 className={styles.count}>{t('count', { count: speakers.length })}</h2>
        <SpeakerGrid speakers={speakers} eventIdentifier={eventIdentifier} />
      </section>
    </>
  )
}
