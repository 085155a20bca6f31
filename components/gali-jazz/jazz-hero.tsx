import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Hero } from '@/components/ui/hero'
import type { GaliJazz } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './jazz-hero.module.css'

export async function JazzHero({ galiJazz, title }: { galiJazz: Translated<GaliJazz>; title: string }) {
  const t = await getTranslations('Breadcrumb')
  const titleLang = languageOf(galiJazz, 'title')
  // A short title is set across the whole poster, a long one smaller.
  const size = { ...fittingStyle(title), '--letters': [...title].length } as CSSProperties
  return (
    <Hero
      image={galiJazz.image}
      cutout={galiJazz.cutout}
      cutoutClassName={styles.cutout}
      theme="jazz"
      className={galiJazz.image && galiJazz.cutout ? `${styles.poster} ${styles.layered}` : styles.poster}
      eyebrow={<Breadcrumb trail={[{ label: t('home'), href: pathTo('home') }, { label: title, lang: titleLang }]} label={t('label')} />}
      title={
        <h1 lang={titleLang} style={size}>
          {title}
        </h1>
      }
      lead={galiJazz.lead && <p lang={languageOf(galiJazz, 'lead')}>{galiJazz.lead}</p>}
    />
  )
}
