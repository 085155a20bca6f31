import type { DefaultServerCellComponentProps } from 'payload'
import { findEntity } from './find-entity'

/** The kind of document, or the page, by the name that staff know. */
export function EntityCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <span>{findEntity(payload, cellData)?.label ?? String(cellData)}</span>
}
