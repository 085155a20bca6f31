import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import type { About } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './about-header.module.css'

export async function AboutHeader({ about, title }: { about: Translated<About>; title: string }) {
  const t = await getTranslations('Breadcrumb')
  const titleLang = languageOf(about, 'title')
  return (
    <header className={styles.header}>
      <Stack gap="wide" row={5} width="page" className={styles.text}>
        <Breadcrumb trail={[{ label: t('home'), href: pathTo('home') }, { label: title, lang: titleLang }]} label={t('label')} />
        <Heading as="h1" size="xl" className={styles.title} lang={titleLang}>
          {title}
        </Heading>
        {about.lead && (
          <Lead lang={languageOf(about, 'lead')}>
            {about.lead}
          </Lead>
        )}
      </Stack>
      {about.image && <Picture image={about.image} sizes="(width < 48rem) 180vw, 100vw" className={styles.image} priority />}
    </header>
  )
}
