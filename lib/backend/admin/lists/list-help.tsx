import type { PaginatedDocs, ServerProps } from 'payload'

interface ListHelpProps extends ServerProps {
  description?: string
  /** Of a list; in a document it is the document. */
  data?: Partial<PaginatedDocs>
}

/** The number of entries of a list, and its purpose. */
export function ListHelp({ description, data }: ListHelpProps) {
  const count = data?.totalDocs
  return (
    <>
      {count !== undefined && count > 0 && (
        <span className="list-count">
          {count}
          <span className="sr-only"> in all</span>
        </span>
      )}
      {description && <div className="custom-view-description">{description}</div>}
    </>
  )
}
