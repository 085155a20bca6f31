'use client'

import { useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { AnnouncementPreview } from '../../announcements/preview-endpoint'
import { isSameAnnouncement } from '../../announcements/same-facts'
import { AnnounceDialog } from '../dialogs/announce-dialog'
import { findAnnouncement } from '../dialogs/use-announcement'
import { unnotifiedSentence } from './unnotified-sentence'

interface AnnouncedChangeProps {
  id: string
  title: string
  /** Before the event was published; null while nobody publishes it. */
  before: AnnouncementPreview | null
  /** Called with `before`, since the next publication may have begun meanwhile. */
  onDone: (before: AnnouncementPreview | null) => void
}

/** Offers to email the guests of an event once another date, place, opening hour or status of it is published. */
export function AnnouncedChange({ id, title, before, onDone }: AnnouncedChangeProps) {
  const isSaving = useFormProcessing()
  const wasSaving = useRef(isSaving)
  const [now, setNow] = useState<AnnouncementPreview | null>(null)

  useEffect(() => {
    const hasEnded = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    if (!hasEnded || !before) return
    void findAnnouncement(id).then((present) => {
      if (present && isNews(before, present)) setNow(present)
      else onDone(before)
    })
  }, [before, id, isSaving, onDone])

  if (!now) return null
  const close = () => {
    setNow(null)
    onDone(before)
  }
  return <AnnounceDialog eventId={id} title={title} count={now.count} reason={unnotifiedSentence(now)} onClose={close} />
}

function isNews(before: AnnouncementPreview, now: AnnouncementPreview): boolean {
  const [missedBefore, missed] = [before, now].map(({ unnotified, neverEmailed }) => unnotified + neverEmailed) as [number, number]
  return missed > missedBefore || (missed > 0 && !isSameAnnouncement(before.facts, now.facts))
}
