import type { DefaultServerCellComponentProps } from 'payload'

/** Whether visitors see a document, and whether a newer draft waits. */
export async function StatusCell({ rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  const { id, _status } = rowData as { id: string; _status?: string }
  if (_status !== 'draft') return <span>{i18n.t('version:published')}</span>
  const published = await payload.count({
    collection: collectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  return <span>{i18n.t(published.totalDocs > 0 ? 'version:draftHasPublishedVersion' : 'version:draft')}</span>
}
