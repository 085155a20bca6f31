import { StreetMap } from '@/components/ui/maps/street-map'
import { Picture } from '@/components/ui/pictures/picture'
import stretched from '@/components/ui/stretched.module.css'
import type { Image } from '@/lib/contract/fields/images'
import { Link } from '@/lib/i18n/navigation'
import styles from './message-cards.module.css'

interface MessageCardsProps {
  cards: { href: string; label: string; image?: Image | null; isMap?: boolean }[]
}

/** Links to other pages, each with a picture. */
export function MessageCards({ cards }: MessageCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, label, image, isMap }) => {
        const Shown = isMap ? StreetMap : Picture
        const className = isMap ? `${styles.image} ${styles.map}` : styles.image
        return (
          <li key={href} className={styles.card}>
            {image && <Shown image={image} sizes="(width >= 48rem) 20rem, 50vw" className={className} decorative />}
            <Link href={href} className={`${styles.link} ${stretched.stretched}`}>
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
