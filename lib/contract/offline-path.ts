export const OFFLINE_LIST_PATH = '/api/events/{identifier}/offline'

export function offlineListPath(identifier: string): string {
  return OFFLINE_LIST_PATH.replace('{identifier}', encodeURIComponent(identifier))
}
