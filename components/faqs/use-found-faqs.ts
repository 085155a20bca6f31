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
 * @param first what the server has rendered
 */
export function useFoundFaqs(keyword: string, first: { view: ListView; found: readonly string[] }): FoundFaqs {
  const known = keyword === '' ? NONE : keyword === first.view.keyword ? first.found : undefined
  const { data, isLoading } = useSWR<string[], Error>(known ? null : keyword, findFaqs, { revalidateOnFocus: false, shouldRetryOnError: false })
  return { keys: known ?? data ?? NONE, isPending: isLoading }
}

async function findFaqs(keyword: string): Promise<string[]> {
  const query = new URLSearchParams({ all: 'true', select: '_id', keyword })
  const { items } = await readJson<{ items: { _id: string }[] }>(`/api/faqs?${query.toString()}`)
  return items.map(({ _id }) => _id)
}
