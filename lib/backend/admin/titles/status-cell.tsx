import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** Whether visitors see a document, and whether a newer draft waits. */
export async function StatusCell({ rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  const { id, _status } = rowData as { id: string; _status?: string }
  if (_status !== 'draft') return <Badge isPublic>{i18n.t('version:published')}</Badge>
  const published = await payload.count({
    collection: collectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  const isPublic = published.totalDocs > 0
  return <Badge isPublic={isPublic}>{i18n.t(isPublic ? 'version:draftHasPublishedVersion' : 'version:draft')}</Badge>
}

function Badge({ isPublic, children }: { isPublic: boolean; children: string }) {
  return (
    <Pill pillStyle={isPublic ? 'success' : 'warning'} size="small">
      {children}
    </Pill>
  )
}
