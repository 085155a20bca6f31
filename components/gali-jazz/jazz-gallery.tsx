import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/pictures/carousel'
import { Section } from '@/components/ui/section'
import type { GaliJazz } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { JazzPicture } from './jazz-picture'
import styles from './jazz-picture.module.css'
import { galleryPictures } from './jazz-pictures'

/** Renders nothing when there are no pictures. */
export async function JazzGallery({ galiJazz }: { galiJazz: Translated<GaliJazz> }) {
  const [t, c] = await Promise.all([getTranslations('JazzGallery'), getTranslations('Carousel')])
  const lang = languageOf(galiJazz, 'gallery')
  const pictures = galleryPictures(galiJazz).map((entry, index) => <JazzPicture key={index} {...entry} lang={lang} />)
  if (pictures.length === 0) return null
  return (
    <Section title={t('title')} tone="shade">
      {pictures.length === 1 ? (
        pictures
      ) : (
        <div className={styles.gallery}>
          <Carousel
            perView={1}
            texts={{ label: t('title'), previous: c('previous'), next: c('next'), pause: c('pause'), play: c('play') }}
            slides={pictures}
          />
        </div>
      )}
    </Section>
  )
}
