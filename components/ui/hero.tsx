import type { ReactNode } from 'react'
import type { Image } from '@/lib/contract/fields/images'
import { classNames } from './class-names'
import styles from './hero.module.css'
import { Cluster } from './layout/cluster'
import { Page } from './layout/page'
import { Stack } from './layout/stack'
import { MovingCover } from './pictures/moving-cover'
import { Picture } from './pictures/picture'

interface HeroProps {
  image: Image | null | undefined
  /** The part of the image that stands in front of the title, as large as the image. */
  cutout?: Image | null
  cutoutClassName?: string
  theme?: string
  /** The identifier of the event whose cover it is. */
  event?: string
  className?: string
  /** Above the title, such as the date. */
  eyebrow?: ReactNode
  title: ReactNode
  /** Before the lead, so that narrow screens show the first button at once. */
  actions?: ReactNode
  lead?: ReactNode
  /** Further actions, at its right foot on wide screens. */
  tools?: ReactNode
  /** Closes the hero over its full width. */
  foot?: ReactNode
}

const PICTURE = {
  sizes: '(width < 60rem) max(100vw, 93svh), max(100vw, min(160svh, 100rem))',
  portraitSizes: 'max(100vw, 47svh)',
  className: styles.image,
  priority: true,
}

/** Opens a page: on narrow screens the picture and then the words, on wide ones the words on the picture. */
export function Hero({ image, cutout, cutoutClassName, theme, event, className, eyebrow, title, actions, lead, tools, foot }: HeroProps) {
  return (
    <Stack className={classNames(styles.hero, image && styles.pictured, className)} data-ground="" data-theme={theme}>
      {image && (
        <Stage event={event}>
          <Picture image={image} {...PICTURE} />
        </Stage>
      )}
      {image && cutout && (
        <div className={cutoutClassName}>
          <Picture image={cutout} {...PICTURE} decorative />
        </div>
      )}
      <Page className={styles.inner}>
        <Stack gap={4} isStart className={styles.words}>
          {eyebrow && <Stack gap={2} isStart className={styles.eyebrow}>{eyebrow}</Stack>}
          {title}
          {actions && <Cluster gap={5} row={3} align="center" className={styles.actions} data-before-bar="">{actions}</Cluster>}
          {lead && <Stack gap={4} className={styles.lead}>{lead}</Stack>}
        </Stack>
        {tools && <Cluster gap={6} row={0} className={styles.tools}>{tools}</Cluster>}
      </Page>
      {foot}
      <span className={styles.end} hidden />
    </Stack>
  )
}

function Stage({ event, children }: { event?: string; children: ReactNode }) {
  const stage = <div className={styles.stage}>{children}</div>
  if (!event) return stage
  return (
    <MovingCover of="event" identifier={event}>
      {stage}
    </MovingCover>
  )
}
