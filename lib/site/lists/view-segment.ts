import { VIEW_MARK } from '@/lib/i18n/visible-path'
import { toListView, type ListView } from './list-view'
import { viewQuery } from './view-query'
import type { RouteName } from '../routes'

export function toViewSegment(view: ListView): string {
  return `${VIEW_MARK}${Buffer.from(new URLSearchParams(view).toString()).toString('base64url')}`
}

/** Reads a view from the segments of an optional catch-all route. */
export function fromViewSegments(route: RouteName, segments: readonly string[] | undefined): ListView {
  return toListView(route, new URLSearchParams(viewQuery(segments)))
}
