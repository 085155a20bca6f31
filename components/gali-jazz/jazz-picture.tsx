import { Picture } from '@/components/ui/pictures/picture'
import type { Image } from '@/lib/contract/fields/images'
import styles from './jazz-picture.module.css'

interface JazzPictureProps {
  image: Image
  caption: string
  /** The language of the caption where it is not that of the page. */
  lang?: string
}

export function JazzPicture({ image, caption, lang }: JazzPictureProps) {
  return (
    <figure className={styles.figure}>
      <Picture image={image} sizes="(width >= 84rem) 84rem, 92vw" className={styles.image} />
      {caption && (
        <figcaption className={styles.caption} lang={lang}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
