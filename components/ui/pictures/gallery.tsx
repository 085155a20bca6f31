import { getTranslations } from 'next-intl/server'
import type { Image } from '@/lib/contract/fields/images'
import { captionOf } from '@/lib/site/text/caption'
import { Media } from '../layout/media'
import { Carousel } from './carousel'
import styles from './gallery.module.css'
import { Section } from '../section'

export async function Gallery({ images, title }: { images: Image[]; title: string }) {
  const t = await getTranslations('Carousel')
  if (images.length === 0) return null
  return (
    <Section title={title} tone="shade">
      <Carousel
        texts={{ label: title, previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }}
        slides={images.map((image) => {
          const caption = captionOf(image.alt)
          return (
            <figure key={image.url}>
              <Media shape="3/2"
                image={image}
                sizes="(width >= 84rem) 27rem, (width >= 72rem) 31vw, (width >= 48rem) 46vw, 75vw"
                decorative={caption !== ''}
              />
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          )
        })}
      />
    </Section>
  )
}
