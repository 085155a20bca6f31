import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageHeader } from '@/components/ui/page-header'
import { getFormDraft } from '@/lib/content/form-drafts'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'
import { FormAgain } from './form-again'
import styles from './form.module.css'

type FormPageProps = PageProps<'/[locale]/form/[token]'>

/** Each visitor sees what they typed themselves. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('FormPage')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

/** A form that was posted without JavaScript and refused, with its values and errors. */
export default async function FormPage({ params }: FormPageProps) {
  const [locale, { token }] = await Promise.all([pageLocale(), params])
  const draft = await getFormDraft(token)
  if (!draft) notFound()
  const [t, b] = await Promise.all([getTranslations('FormPage'), getTranslations('Breadcrumb')])
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        trail={[{ label: b('home'), href: pathTo('home') }, { label: t('title') }]}
        trailLabel={b('label')}
      />
      <div className={styles.form}>
        <FormAgain draft={draft} locale={locale} />
      </div>
    </>
  )
}
