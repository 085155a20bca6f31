'use client'

import { PopupList } from '@payloadcms/ui'

const FORMATS = [
  { format: 'xlsx', label: 'Export to Excel (.xlsx)' },
  { format: 'csv', label: 'Export as text (.csv)' },
] as const

export function ExportMenuItems({ collectionSlug }: { collectionSlug: string }) {
  function download(format: string) {
    const query = new URLSearchParams(window.location.search)
    query.set('format', format)
    for (const name of ['limit', 'page', 'sort', 'columns', 'depth']) query.delete(name)
    window.location.assign(`/cms/api/${collectionSlug}/export?${query.toString()}`)
  }
  return (
    <PopupList.ButtonGroup>
      {FORMATS.map(({ format, label }) => (
        <PopupList.Button key={format} onClick={() => download(format)}>
          {label}
        </PopupList.Button>
      ))}
    </PopupList.ButtonGroup>
  )
}
