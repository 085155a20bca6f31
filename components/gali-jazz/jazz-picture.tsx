import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
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
    <Stack as="figure" gap={6} row={4}>
      <Media shape="3/2" image={image} sizes="(width >= 84rem) 84rem, 92vw" className={styles.image} />
      {caption && (
        <figcaption className={styles.caption} lang={lang}>
          {caption}
        </figcaption>
      )}
    </Stack>
  )
}
