import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import type { Home } from '@/lib/contract/commons'
import styles from './hero.module.css'

interface HeroProps {
  hero: Home['hero']
  /** The heading of a site whose staff have written none yet. */
  fallbackTitle: string
  actions: { href: string; label: string }[]
}

/** The first view of the home page. */
export function Hero({ hero, fallbackTitle, actions }: HeroProps) {
  return (
    <div className={styles.hero}>
      {hero?.image && <Picture image={hero.image} sizes="100vw" className={styles.image} priority />}
      <div className={styles.inner}>
        {hero?.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
        <h1 className={styles.title}>{hero?.title ?? fallbackTitle}</h1>
        {hero?.subtitle && <p className={styles.subtitle}>{hero.subtitle}</p>}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} tone={index === 0 ? 'amber' : 'light'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
