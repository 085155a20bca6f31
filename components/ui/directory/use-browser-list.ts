'use client'

import useSWR from 'swr'
import { browserAddress, readBrowserList, type BrowserSource } from '@/lib/api/browser-list'
import type { ListPage } from '@/lib/contract/query'
import type { ListView } from '@/lib/site/lists/list-view'

export interface FirstPage<Item> {
  view: ListView
  page: ListPage<Item>
}

interface Answer<Item> {
  address: string
  page: ListPage<Item>
}

/**
 * Reads the page of a view. What the server rendered is not read again; the last page stays while the next one loads.
 */
export function useBrowserList<Item>(source: BrowserSource, view: ListView, first: FirstPage<Item>) {
  const address = browserAddress(source, view)
  const rendered = { address: browserAddress(source, first.view), page: first.page }
  const isRendered = address === rendered.address
  const { data, error, isValidating, mutate } = useSWR<Answer<Item>, Error>(address, read, {
    fallbackData: isRendered ? rendered : undefined,
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  // SWR would rather keep what it read last than go back to what the server rendered.
  const shown = isRendered && data?.address !== address ? rendered : (data ?? rendered)
  const isOther = shown.address !== address
  return {
    page: shown.page,
    isBusy: isOther && isValidating,
    hasFailed: isOther && error !== undefined,
    retry: () => void mutate(),
  }

  async function read(target: string): Promise<Answer<Item>> {
    return { address: target, page: await readBrowserList<Item>(target, source.resourceBaseUrl) }
  }
}
