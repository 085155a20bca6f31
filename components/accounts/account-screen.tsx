import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Stack } from '@/components/ui/layout/stack'
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
    <Stack className={classNames(styles.screen, isShort && styles.short, drawing ? styles.drawn : undefined)} data-own-button="">
      <div className={styles.art} data-no-print="" data-ground="">
        {image && <Picture image={image} sizes="(width >= 60rem) max(50vw, 150svh), 100vw" className={styles.image} style={{ '--slice': slice } as CSSProperties} priority decorative />}
      </div>
      <Stack gap={6} isTop className={styles.column}>
        <header>
          <Heading as="h1" size="form">{title}</Heading>
          <Lead isWide isMuted className={styles.intro}>{intro}</Lead>
        </header>
        {children ? (
          <Stack gap={5} className={styles.card}>
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
          </Stack>
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
      </Stack>
    </Stack>
  )
}
