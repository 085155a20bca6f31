import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ComponentProps } from 'react'

/** Whether visitors see a document, and whether a newer draft waits. */
export async function StatusCell({ rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  const { id, _status } = rowData as { id: string; _status?: string }
  // The status of nearly every row is calm.
  if (_status !== 'draft') return <Badge look="light-gray">{i18n.t('version:published')}</Badge>
  const published = await payload.count({
    collection: collectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  const isPublic = published.totalDocs > 0
  return <Badge look={isPublic ? 'success' : 'warning'}>{i18n.t(isPublic ? 'version:draftHasPublishedVersion' : 'version:draft')}</Badge>
}

function Badge({ look, children }: { look: ComponentProps<typeof Pill>['pillStyle']; children: string }) {
  return (
    <Pill pillStyle={look} size="small">
      {children}
    </Pill>
  )
}
