import { getTranslations } from 'next-intl/server'
import { Prose } from '@/components/ui/prose'
import type { GaliJazz } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './jazz-story.module.css'

/** Renders nothing when staff have written nothing. */
export async function JazzStory({ galiJazz }: { galiJazz: Translated<GaliJazz> }) {
  const t = await getTranslations('JazzStory')
  if (!galiJazz.text) return null
  return (
    <section className={styles.story} aria-label={t('title')}>
      <div className={styles.inner}>
        <Prose html={galiJazz.text} lang={languageOf(galiJazz, 'text')} className={styles.text} />
      </div>
    </section>
  )
}
