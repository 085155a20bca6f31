import { getTranslations } from 'next-intl/server'
import chip from '@/components/ui/chip.module.css'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { Link } from '@/lib/i18n/navigation'
import { articlesPath } from '@/lib/site/articles/articles-path'
import styles from './article-filter.module.css'
import { articleTagNames } from './article-tag-names'

/** How many topics are named at once; the others are a click away. */
const NAMED = 12

interface ArticleFilterProps {
  tags: string[]
  /** The tag by which the list is narrowed. */
  active?: string
}

export async function ArticleFilter({ tags, active }: ArticleFilterProps) {
  const [t, nameOf] = await Promise.all([getTranslations('ArticleFilter'), articleTagNames()])
  if (tags.length === 0) return null
  const topics = tags.map((tag) => (
    <li key={tag}>
      <Topic tag={tag} label={nameOf(tag)} isActive={tag === active} />
    </li>
  ))
  return (
    <Stack as="nav" gap={3} className={styles.filter} aria-label={t('label')}>
      <Cluster as="ul" gap={2} tabIndex={-1} className={styles.topics}>
        <li>
          <Topic label={t('all')} isActive={!active} />
        </li>
        {topics.slice(0, NAMED)}
      </Cluster>
      {topics.length > NAMED && (
        <details className={styles.more} open={tags.slice(NAMED).some((tag) => tag === active)}>
          <summary className={styles.moreTitle}>{t('more')}</summary>
          <Cluster as="ul" gap={2} className={styles.topics}>{topics.slice(NAMED)}</Cluster>
        </details>
      )}
    </Stack>
  )
}

function Topic({ tag, label, isActive }: { tag?: string; label: string; isActive: boolean }) {
  return (
    <Link
      href={articlesPath({ tag })}
      className={chip.chip}
      aria-current={isActive ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
