import { getTranslations } from 'next-intl/server'
import { Figures } from '@/components/ui/figures'
import { Section } from '@/components/ui/section'
import type { About } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'

export async function AboutFigures({ about }: { about: Translated<About> }) {
  const t = await getTranslations('AboutFigures')
  if (about.figures.length === 0) return null
  return (
    <Section title={t('title')} tone="night">
      <Figures figures={about.figures} lang={languageOf(about, 'figures')} />
    </Section>
  )
}
