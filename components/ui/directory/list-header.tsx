import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { ListTotal } from './list-total'

interface ListHeaderProps {
  title: string
  intro: string
  /** How many there are of all; the list says how many it shows. */
  whole: number
  locale: Locale
}

/** The header of a list that visitors filter: a screen right below home, with the number of those who are shown. */
export async function ListHeader({ title, intro, whole, locale }: ListHeaderProps) {
  const [b, d] = await Promise.all([getTranslations('Breadcrumb'), getTranslations('Directory')])
  return (
    <PageHeader
      title={title}
      intro={intro}
      count={<ListTotal whole={whole} ofAll={String(d.raw('ofAll'))} locale={locale} />}
      trail={[{ label: b('home'), href: pathTo('home') }, { label: title }]}
      trailLabel={b('label')}
    />
  )
}
