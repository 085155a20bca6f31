'use client'

import { useRouteCache } from '@payloadcms/ui'
import type { OldText } from '@/lib/backend/translations/read-old-texts'
import { OldTextList } from './old-text-list'

/** The list of a screen that the server draws anew after each. */
export function CheckedTexts({ texts }: { texts: readonly OldText[] }) {
  const { clearRouteCache } = useRouteCache()
  return <OldTextList texts={texts} onChecked={clearRouteCache} />
}
