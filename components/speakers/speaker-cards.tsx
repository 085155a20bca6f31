import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import { SHARE_FORMATS, type ShareFormat } from '@/lib/site/sharing/share-formats'
import type { ShareImage } from '@/lib/site/sharing/share-image'
import styles from './speaker-cards.module.css'

interface SpeakerCardsProps {
  /** The pictures by their format; none where there is nothing to come. */
  cards: Partial<Record<ShareFormat, ShareImage>>
}

/** Folded, since few readers of the page need these pictures. */
export async function SpeakerCards({ cards }: SpeakerCardsProps) {
  const t = await getTranslations('SpeakerCards')
  const formats = (Object.keys(SHARE_FORMATS) as ShareFormat[]).flatMap((format) => {
    const card = cards[format]
    return card ? [{ format, card }] : []
  })
  if (formats.length === 0) return null
  return (
    <details className={styles.cards} data-no-print="">
      <summary className={styles.summary}>
        <Heading as="h2" size="s">{t('title')}</Heading>
        <Icon name="chevron" size={24} />
      </summary>
      <p className={styles.intro}>{t('intro')}</p>
      <Grid as="ul" gap={5} className={styles.list}>
        {formats.map(({ format, card: { url, width, height } }) => (
          <li key={format}>
            <Stack as="a" gap={2} href={url} download={`${t('file')}-${format}.jpg`} className={styles.link}>
              <img src={url} width={width} height={height} alt="" loading="lazy" className={styles.picture} />
              <span>
                {t(format)}, {width} × {height}
              </span>
            </Stack>
          </li>
        ))}
      </Grid>
    </details>
  )
}
