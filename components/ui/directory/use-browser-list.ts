'use client'

import useSWR from 'swr'
import { browserAddress, readBrowserList, type BrowserPage, type BrowserSource } from '@/lib/api/browser-list'
import type { ListView } from '@/lib/site/lists/list-view'

/** The page of a list that the server has rendered, and the view it belongs to. */
export interface FirstPage<Item> {
  view: ListView
  page: BrowserPage<Item>
}

/** A page of a list, and where it was read. */
interface Answer<Item> {
  address: string
  page: BrowserPage<Item>
}

/**
 * Reads the page of a list that a view asks for. What the server rendered is not read again; while the
 * next page is on its way, the last one stays.
 *
 * @returns the page, whether it is about to be replaced, whether reading failed, and a way to try again
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
