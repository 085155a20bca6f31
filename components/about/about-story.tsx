import { getTranslations } from 'next-intl/server'
import { Prose } from '@/components/ui/prose'
import type { About } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './about-story.module.css'

export async function AboutStory({ about }: { about: Translated<About> }) {
  const t = await getTranslations('AboutStory')
  if (!about.text) return null
  return (
    <section className={styles.story} data-tone="paper" aria-labelledby="story">
      <h2 id="story" className={styles.title}>
        {t('title')}
      </h2>
      <Prose html={about.text} lang={languageOf(about, 'text')} size="story" />
    </section>
  )
}
