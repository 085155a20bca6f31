import type { PaginatedDocs, SanitizedCollectionConfig, ServerProps } from 'payload'
import { EmptyTray } from './empty-tray'
import styles from './lists.module.css'

interface EmptyListProps extends ServerProps {
  collectionConfig: SanitizedCollectionConfig
  data: PaginatedDocs
}

/** Why a list shows nothing: there is nothing yet, or the search found nothing. */
export function EmptyList({ collectionConfig: { slug, labels }, data, searchParams = {} }: EmptyListProps) {
  if (data.totalDocs > 0) return null
  const names = lowerFirst(String(labels.plural))
  const isSearched = Object.keys(searchParams).some((name) => name === 'search' || name.startsWith('where'))
  return (
    <div className={`empty-list ${styles.empty}`}>
      <EmptyTray className={styles.drawing} />
      <h2>{isSearched ? 'Nothing matches' : `No ${names} yet`}</h2>
      {isSearched ? (
        <>
          <p>{`There are no ${names} for this search and these filters.`}</p>
          <a href={`/admin/collections/${slug}`}>Clear filters</a>
        </>
      ) : (
        <p>What comes in or is created will be listed here.</p>
      )}
    </div>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
