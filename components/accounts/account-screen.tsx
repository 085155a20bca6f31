import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/pictures/picture'
import type { Image } from '@/lib/contract/fields/images'
import { Link } from '@/lib/i18n/navigation'
import styles from './account-screen.module.css'

interface AccountScreenProps {
  title: string
  /** Beside the form, or above it on phones. */
  image: Image | null
  intro: string
  /** The result of the step before, such as that an email is on its way. */
  notice?: string
  other: { href: string; label: string }
  /** The form. */
  children?: ReactNode
  /** Which part of the image is seen, from its left edge. */
  slice: string
  /** Whether the form is that of one field. */
  isShort?: boolean
  /** Shown in place of a form. */
  drawing?: ReactNode
}

export function AccountScreen({ title, image, intro, notice, other, slice, isShort = false, children, drawing }: AccountScreenProps) {
  return (
    <div className={classNames(styles.screen, isShort && styles.short, drawing ? styles.drawn : undefined)} data-own-button="">
      <div className={styles.art} data-ground="">
        {image && <Picture image={image} sizes="(width >= 60rem) max(50vw, 150svh), 100vw" className={styles.image} style={{ '--slice': slice } as CSSProperties} priority decorative />}
      </div>
      <div className={styles.column}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        {children ? (
          <div className={styles.card}>
            {notice && (
              <p role="status" className={styles.notice}>
                {notice}
              </p>
            )}
            {children}
            <p>
              <Link href={other.href} className={styles.other}>
                {other.label}
              </Link>
            </p>
          </div>
        ) : (
          <>
            <p>
              <ButtonLink href={other.href} tone="outline">
                {other.label}
              </ButtonLink>
            </p>
            {drawing}
          </>
        )}
      </div>
    </div>
  )
}
