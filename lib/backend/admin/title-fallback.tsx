'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import useSWR from 'swr'

/** Shows the title of a document in another language where the present one has none. */
export function TitleFallback() {
  const { id, collectionSlug } = useDocumentInfo()
  const { setDocumentTitle } = useDocumentTitle()
  const { code } = useLocale()
  const { getEntityConfig } = useConfig()
  const field = (collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle) || 'id'
  const title = useFormFields(([fields]) => fields[field]?.value)
  const url = `/cms/api/${collectionSlug}/${id}?locale=${code}&draft=true&depth=0&select[${field}]=true`
  const { data } = useSWR(id && !title ? [url, field] : null, readTitle)
  useEffect(() => {
    if (data && !title) setDocumentTitle(data)
  }, [data, title, setDocumentTitle])
  return null
}

async function readTitle([url, field]: [string, string]): Promise<string | null> {
  const answer = await fetch(url)
  const title = ((await answer.json()) as Record<string, unknown>)[field]
  return typeof title === 'string' ? title : null
}
