import { Grid } from '@/components/ui/layout/grid'
import { StreetMap } from '@/components/ui/maps/street-map'
import { Picture } from '@/components/ui/pictures/picture'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { Image } from '@/lib/contract/fields/images'
import styles from './message-cards.module.css'

interface MessageCardsProps {
  cards: { href: string; label: string; image?: Image | null; isMap?: boolean }[]
}

/** Links to other pages, each with a picture. */
export function MessageCards({ cards }: MessageCardsProps) {
  return (
    <Grid as="ul" columns={2} gap="page" className={styles.cards}>
      {cards.map(({ href, label, image, isMap }) => {
        const Shown = isMap ? StreetMap : Picture
        const className = isMap ? `${styles.image} ${styles.map}` : styles.image
        return (
          <li key={href} className={styles.card}>
            {image && <Shown image={image} sizes="(width >= 48rem) 20rem, 50vw" className={className} decorative />}
            <StretchedLink href={href} hasAccent className={styles.link}>
              {label}
            </StretchedLink>
          </li>
        )
      })}
    </Grid>
  )
}
