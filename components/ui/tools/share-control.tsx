import { getTranslations } from 'next-intl/server'
import { ShareButton } from './share-button'

interface ShareControlProps {
  /** The path that is shared, with the language in it. */
  path: string
  title: string
  /** Where the control leads by itself, and what it says to screen readers: it is a small sign then. */
  href?: string
  label?: string
}

/** The control by which a screen is shared. */
export async function ShareControl({ path, title, href, label }: ShareControlProps) {
  const t = await getTranslations('ShareControl')
  const texts = { share: label ?? t('share'), copied: t('copied'), failed: String(t.raw('failed')) }
  return <ShareButton path={path} title={title} texts={texts} href={href} />
}
