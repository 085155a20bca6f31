'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import useSWR from 'swr'
import { readAnswer } from './staff-request'

/** Shows the title of a document in another language where the present one has none. */
export function TitleFallback() {
  const { id, collectionSlug } = useDocumentInfo()
  const { setDocumentTitle } = useDocumentTitle()
  const { code } = useLocale()
  const { getEntityConfig } = useConfig()
  const field = (collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle) || 'id'
  const title = useFormFields(([fields]) => fields[field]?.value)
  const url = `/cms/api/${collectionSlug}/${id}?locale=${code}&draft=true&depth=0&select[${field}]=true`
  const { data } = useSWR(id && !title ? url : null, readAnswer<Record<string, unknown>>)
  const other = data?.[field]
  useEffect(() => {
    if (typeof other === 'string' && !title) setDocumentTitle(other)
  }, [other, title, setDocumentTitle])
  return null
}
