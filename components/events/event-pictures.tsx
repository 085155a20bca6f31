import { getTranslations } from 'next-intl/server'
import { Hint } from '@/components/ui/layout/hint'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { captionOf } from '@/lib/site/text/caption'
import styles from './event-pictures.module.css'

/** As many as fill their rows: wide and narrow, narrow and wide. */
const SHOWN = 4

/** The gallery of an event; renders nothing when there are no pictures. */
export async function EventPictures({ event }: { event: Event }) {
  const t = await getTranslations('EventPictures')
  if (event.gallery.length === 0) return null
  return (
    <Section title={t('title')}>
      <Stack as="ul" gap="page" row={5} className={styles.pictures}>
        {event.gallery.slice(0, SHOWN).map((image, index) => {
          const caption = captionOf(image.alt)
          return (
            <li key={image.url}>
              <Media shape="3/2" image={image} sizes={`(width >= 48rem) 62vw, ${index === 0 ? 187 : 92}vw`} className={styles.image} decorative={caption !== ''} />
              {caption && <Hint className={styles.caption}>{caption}</Hint>}
            </li>
          )
        })}
      </Stack>
    </Section>
  )
}
