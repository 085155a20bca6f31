import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/pictures/picture'
import type { Image } from '@/lib/contract/fields/images'
import { Link } from '@/lib/i18n/navigation'
import styles from './account-screen.module.css'

interface AccountScreenProps {
  title: string
  /** Beside the form, or above it on phones. */
  image: Image | null
  intro: string
  /** What the step before has done, such as that an email is on its way. */
  notice?: string
  other: { href: string; label: string }
  /** The form. */
  children?: ReactNode
  /** Where there is no form. */
  drawing?: ReactNode
}

export function AccountScreen({ title, image, intro, notice, other, children, drawing }: AccountScreenProps) {
  return (
    <div className={styles.screen} data-subscribe="line">
      <div className={styles.art} data-ground="">
        {image && <Picture image={image} sizes="(width >= 60rem) max(50vw, 150svh), 100vw" className={styles.image} priority decorative />}
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
