import { useDocumentInfo } from '@payloadcms/ui'
import useSWR, { mutate } from 'swr'

/** How long until what is still being worked on is asked for again, in milliseconds. */
const PAUSE = 5000

/**
 * What the server says of the document that is open, asked for again whenever it is saved.
 *
 * @param initial what it said when the screen was opened
 * @param isUnsettled whether it is still changing by itself
 */
export function useSaved<Data>(path: string, initial: Data, isUnsettled: (data: Data) => boolean = () => false): Data {
  const { lastUpdateTime } = useDocumentInfo()
  // Asked for when a tab of the form is opened as well: what the screen came with may be older than the last save.
  const { data = initial } = useSWR<Data>([path, lastUpdateTime], read, {
    fallbackData: initial,
    keepPreviousData: true,
    refreshInterval: (latest) => (latest !== undefined && isUnsettled(latest) ? PAUSE : 0),
  })
  return data
}

/** Asks again for what changes without a save. */
export function refreshSaved(path: string): void {
  void mutate((key) => Array.isArray(key) && key[0] === path)
}

async function read<Data>([path]: [string, number]): Promise<Data> {
  const answer = await fetch(`/cms/api/${path}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return (await answer.json()) as Data
}
