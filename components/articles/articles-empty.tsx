import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Link } from '@/lib/i18n/navigation'
import { articlesPath } from '@/lib/site/articles/articles-path'
import { pageOf, type ListView } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import { articleTagNames } from './article-tag-names'
import styles from './articles-empty.module.css'

export async function ArticlesEmpty({ view, pages }: { view: ListView; pages: number }) {
  const [t, nameOf] = await Promise.all([getTranslations('ArticlesEmpty'), articleTagNames()])
  const all = { href: articlesPath(), label: t('all') }
  if (pages > 0) {
    const last = articlesPath({ tag: view.tag, page: pages })
    return (
      <Message
        title={t('noPage', { page: pageOf(view) })}
        text={t('noPageText', { pages })}
        links={last === all.href ? [all] : [{ href: last, label: t('lastPage') }, all]}
      />
    )
  }
  if (view.tag) return <Message title={t('noTag', { tag: nameOf(view.tag) })} text={t('noTagText')} links={[all]} />
  return <Message title={t('none')} text={t('noneText')} links={[{ href: pathTo('home'), label: t('home') }]} />
}

interface MessageProps {
  title: string
  text: string
  links: { href: string; label: string }[]
}

function Message({ title, text, links: [first, ...others] }: MessageProps) {
  return (
    <div className={styles.message}>
      <Heading as="h2" size="m">{title}</Heading>
      <Lead isWide isMuted className={styles.text}>{text}</Lead>
      <Cluster as="p" gap={5} row={3} align="center" className={styles.links}>
        {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
        {others.map(({ href, label }) => (
          <Link key={href} href={href} className={styles.way}>
            {label}
          </Link>
        ))}
      </Cluster>
    </div>
  )
}
