import { Picture } from '@/components/ui/pictures/picture'
import type { ArticleCard } from '@/lib/contract/articles'
import styles from './article-cover.module.css'

interface ArticleCoverProps {
  article: Pick<ArticleCard, 'coverImage'>
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string
  /** Whether the picture is seen first. */
  priority?: boolean
  className?: string
}

export function ArticleCover({ article, sizes, priority, className = '' }: ArticleCoverProps) {
  return (
    <div className={`${styles.cover} ${className}`}>
      {article.coverImage ? (
        <Picture image={article.coverImage} sizes={sizes} priority={priority} className={styles.image} decorative />
      ) : (
        <div className={styles.weave} />
      )}
    </div>
  )
}
