import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-error'
import { read } from '@/lib/api/client'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { EPHEMERAL_TAG, tagsOfRead, type CacheSource } from '@/lib/site/cache-tags'
import { BACKEND_TIMEOUT, EMBEDDED_REVALIDATE, REMOTE_REVALIDATE } from '@/lib/site/constants'
import { reportOutage } from '@/lib/site/outage'
import { previewToken } from '../preview'

interface CachedRead<Schema extends z.ZodType> {
  path: string
  schema: Schema
  locale: Locale
  query: Record<string, string>
  source: CacheSource
  /** What the schema keeps of the answer, where another one reads the same address. */
  as?: string
  /** Whether visitors make up the query themselves, so that there is no end to such answers. */
  isEphemeral?: boolean
}

/** Next's cache would ask the backend once for each part of a page. */
const readsOfRender = cache(() => new Map<string, Promise<unknown>>())

/** All reads of a page together wait as long as one. */
const renderBegan = cache(() => ({ at: performance.now() }))
const timeLeft = () => Math.max(0, BACKEND_TIMEOUT - (performance.now() - renderBegan().at))

/**
 * Reads the contract through the cache; in a preview it reads drafts past it. Throws an ApiError when there is nothing
 * cached and the backend is away.
 */
export function cachedRead<Schema extends z.ZodType>(options: CachedRead<Schema>): Promise<z.infer<Schema>> {
  const reads = readsOfRender()
  const key = JSON.stringify([options.path, options.as, options.locale, options.query])
  const answer = reads.get(key) ?? readOnce(options)
  reads.set(key, answer)
  return answer as Promise<z.infer<Schema>>
}

async function readOnce<Schema extends z.ZodType>(options: CachedRead<Schema>): Promise<z.infer<Schema>> {
  const { path, schema, as = '', locale, query, source, isEphemeral = false } = options
  const fetchOnce = unstable_cache(
    () => read(path, schema, locale, query, { timeout: timeLeft() }),
    [path, as, locale, JSON.stringify(query), env().API_BASE_URL ?? ''],
    {
      tags: [...tagsOfRead(source), ...(isEphemeral ? [EPHEMERAL_TAG] : [])],
      revalidate: env().API_BASE_URL ? REMOTE_REVALIDATE : EMBEDDED_REVALIDATE,
    },
  )
  try {
    const token = await previewToken()
    return (token && (await readDraft(options, token))) || (await fetchOnce())
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) reportOutage()
    throw error
  }
}

/** Null for whoever has no session of an editor any more. */
async function readDraft<Schema extends z.ZodType>(
  { path, schema, locale, query }: CachedRead<Schema>,
  token: string,
): Promise<z.infer<Schema> | null> {
  try {
    return await read(path, schema, locale, { ...query, draft: 'true' }, { token, timeout: timeLeft() })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}
