import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
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
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.links}>
        {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
        {others.map(({ href, label }) => (
          <Link key={href} href={href} className={styles.way}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  )
}
