import useSWR from 'swr'
import { readJson } from '@/lib/api/browser'
import type { ListView } from '@/lib/site/lists/list-view'

interface FoundFaqs {
  keys: readonly string[]
  /** Whether the answer is under way. */
  isPending: boolean
}

const NONE: readonly string[] = []

/**
 * The keys of the questions that hold a keyword in any language; none where that cannot be told.
 *
 * @param first the result that the server has rendered
 */
export function useFoundFaqs(keyword: string, first: { view: ListView; found: readonly string[] }): FoundFaqs {
  const known = keyword === '' ? NONE : keyword === first.view.keyword ? first.found : undefined
  const { data, isLoading } = useSWR<string[], Error>(known ? null : addressOf(keyword), findFaqs, { revalidateOnFocus: false, shouldRetryOnError: false })
  return { keys: known ?? data ?? NONE, isPending: isLoading }
}

/** As the key: others share the cache, and a keyword could be the key of one of them. */
function addressOf(keyword: string): string {
  return `/api/faqs?${new URLSearchParams({ all: 'true', select: '_id', keyword }).toString()}`
}

async function findFaqs(address: string): Promise<string[]> {
  const { items } = await readJson<{ items: { _id: string }[] }>(address)
  return items.map(({ _id }) => _id)
}
