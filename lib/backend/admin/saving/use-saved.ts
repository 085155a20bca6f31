import { useDocumentInfo } from '@payloadcms/ui'
import useSWR, { mutate } from 'swr'
import { readAnswer } from '../staff-request'

/** Milliseconds until a state that is still changing is read again. */
const PAUSE = 5000

/**
 * An answer of the server about the open document, read again whenever it is saved.
 *
 * @param path null where there is nothing to read
 * @param initial the answer when the screen was opened
 * @param isUnsettled whether it is still changing by itself
 */
export function useSaved<Data>(path: string | null, initial: Data, isUnsettled: (data: Data) => boolean = () => false): Data {
  const { lastUpdateTime } = useDocumentInfo()
  // Also read when a tab of the form is opened: the initial answer may be older than the last save.
  const { data = initial } = useSWR<Data>(path && [path, lastUpdateTime], ([address]: [string, number]) => readAnswer<Data>(`/cms/api/${address}`), {
    fallbackData: initial,
    keepPreviousData: true,
    refreshInterval: (latest) => (latest !== undefined && isUnsettled(latest) ? PAUSE : 0),
  })
  return data
}

/** Reads again what changes without a save. */
export function refreshSaved(path: string): void {
  void mutate((key) => Array.isArray(key) && key[0] === path)
}
