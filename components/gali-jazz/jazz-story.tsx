import { getTranslations } from 'next-intl/server'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import { Prose } from '@/components/ui/prose'
import type { GaliJazz } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { storyPicture } from './jazz-pictures'
import unseen from '@/components/ui/unseen.module.css'
import styles from './jazz-story.module.css'

/** Renders nothing when staff have written nothing. */
export async function JazzStory({ galiJazz }: { galiJazz: Translated<GaliJazz> }) {
  const t = await getTranslations('JazzStory')
  if (!galiJazz.text) return null
  const picture = storyPicture(galiJazz)
  return (
    <section className={styles.story} data-ground="second" aria-labelledby="jazz-story">
      <h2 id="jazz-story" className={unseen.unseen}>
        {t('title')}
      </h2>
      <Stack gap="page" row={6} width="page" className={styles.inner}>
        <Prose html={galiJazz.text} lang={languageOf(galiJazz, 'text')} className={styles.text} />
        {picture && <Media shape="4/3" image={picture.image} sizes="(width >= 84rem) 51rem, (width >= 60rem) 56vw, 102vw" className={styles.image} />}
      </Stack>
    </section>
  )
}
