import type { z } from 'zod'
import type { BrowserSource } from '@/lib/api/browser-list'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import { env } from '@/lib/env'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/** The data with which an island reads on in a list; `item` names the fields, `query` holds for every read. */
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
