import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ComponentProps } from 'react'

/** States that need attention stand out, settled ones are calm. */
const STYLES: Record<string, ComponentProps<typeof Pill>['pillStyle']> = {
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
  if (typeof option !== 'object') return null
  return (
    <Pill pillStyle={STYLES[state] ?? 'light-gray'} size="small">
      {String(option.label)}
    </Pill>
  )
}
