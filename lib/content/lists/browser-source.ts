import type { z } from 'zod'
import type { BrowserSource } from '@/lib/api/browser-list'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import { env } from '@/lib/env'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/**
 * Tells an island how to read a list that a page began.
 *
 * @param name the list
 * @param item the schema of an item; its fields are the ones that are asked for
 * @param locale the language
 * @param query what holds for every read, such as the size of a page
 */
export function buildBrowserSource(
  name: ListName,
  item: z.ZodObject,
  locale: Locale,
  query: Record<string, string>,
): BrowserSource {
  return {
    path: LIST_ROUTES[name].path,
    query: {
      ...query,
      select: Object.keys(item.shape).join(' '),
      [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue,
    },
    resourceBaseUrl: env().RESOURCE_BASE_URL,
  }
}
