import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ComponentProps } from 'react'

type Look = ComponentProps<typeof Pill>['pillStyle']

function Badge({ look, children }: { look: Look; children: string }) {
  return (
    <Pill pillStyle={look} size="small">
      {children}
    </Pill>
  )
}

/** The name of a ticked box, which says more than “true” where the head of the column is far away; else nothing. */
export function YesCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (!cellData || field.type !== 'checkbox') return null
  return <Badge look="success">{typeof field.label === 'string' ? field.label : 'Yes'}</Badge>
}

/** States that need attention stand out, settled ones are calm. */
const LOOKS: Record<string, Look> = {
  new: 'warning',
  received: 'warning',
  offered: 'warning',
  waiting: 'warning',
  confirmed: 'success',
  accepted: 'success',
  answered: 'success',
  shortlisted: 'dark',
  waitingList: 'dark',
  // Of an event.
  postponed: 'warning',
  cancelled: 'error',
  // Of a letter.
  draft: 'warning',
  sending: 'dark',
  paused: 'warning',
  sent: 'success',
  // Of an import of guests.
  ready: 'warning',
  done: 'success',
  failed: 'error',
}

/** The status of somebody or something as a badge in words. */
export function StateCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (field.type !== 'select') return null
  const state = String(cellData)
  const option = field.options.find((each) => typeof each === 'object' && each.value === state)
  return typeof option === 'object' ? <Badge look={LOOKS[state] ?? 'light-gray'}>{String(option.label)}</Badge> : null
}

/** Whether visitors see a document, and whether a newer draft waits; the CMS calls both a draft. */
export async function StatusCell({ rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  const { id, _status } = rowData as { id: string; _status?: string }
  if (_status !== 'draft') return <Badge look="light-gray">{i18n.t('version:published')}</Badge>
  const published = await payload.count({ collection: collectionSlug, where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] } })
  const isPublic = published.totalDocs > 0
  return <Badge look={isPublic ? 'success' : 'warning'}>{i18n.t(isPublic ? 'version:draftHasPublishedVersion' : 'version:draft')}</Badge>
}
