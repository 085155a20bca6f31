import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/pictures/picture'
import type { Home } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './hero.module.css'

interface HeroProps {
  hero: Translated<NonNullable<Home['hero']>> | null
  /** The heading of a site whose staff have written none yet. */
  fallbackTitle: string
  actions: ReactNode
}

/** The first view of the home page. */
export function Hero({ hero, fallbackTitle, actions }: HeroProps) {
  return (
    <div className={styles.hero}>
      {hero?.image && <Picture image={hero.image} sizes="100vw" className={styles.image} priority />}
      <div className={styles.inner}>
        {hero?.eyebrow && (
          <p className={styles.eyebrow} lang={languageOf(hero, 'eyebrow')}>
            {hero.eyebrow}
          </p>
        )}
        <h1 className={styles.title} lang={hero ? languageOf(hero, 'title') : undefined}>
          {hero?.title || fallbackTitle}
        </h1>
        {hero?.subtitle && (
          <p className={styles.subtitle} lang={languageOf(hero, 'subtitle')}>
            {hero.subtitle}
          </p>
        )}
        {actions}
      </div>
    </div>
  )
}
