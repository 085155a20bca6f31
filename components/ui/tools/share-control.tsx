import { getTranslations } from 'next-intl/server'
import { ShareButton } from './share-button'

interface ShareControlProps {
  /** With the language in it. */
  path: string
  title: string
  /** Both make the control an entry of a menu: where it leads without JavaScript, and its label. */
  href?: string
  label?: string
}

export async function ShareControl({ path, title, href, label }: ShareControlProps) {
  const t = await getTranslations('ShareControl')
  const texts = { share: label ?? t('share'), copied: t('copied'), failed: String(t.raw('failed')) }
  return <ShareButton path={path} title={title} texts={texts} href={href} />
}
