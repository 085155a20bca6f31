import { getTranslations } from 'next-intl/server'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Prose } from '@/components/ui/prose'
import type { About } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'

export async function AboutStory({ about }: { about: Translated<About> }) {
  const t = await getTranslations('AboutStory')
  if (!about.text) return null
  return (
    <Grid as="section" split={4} gap="wide" row={6} width="page" pad="section" data-tone="paper" aria-labelledby="story">
      <Heading as="h2" size="m" id="story">
        {t('title')}
      </Heading>
      <Prose html={about.text} lang={languageOf(about, 'text')} size="story" />
    </Grid>
  )
}
