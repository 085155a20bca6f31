'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Makes a draft count as unpublished. The CMS counts only drafts that are newer than a public version, and
 * without any, “Schedule Publish” proposes to unpublish.
 */
export function UnpublishedDraft() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1)
  }, [hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount])
  return null
}
