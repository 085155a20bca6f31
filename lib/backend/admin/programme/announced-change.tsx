'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { AnnouncementPreview } from '../../announcements/preview-endpoint'
import { AnnounceDialog } from '../announce-dialog'

/** What guests would be told of an event now; null for those who may not tell them. */
export async function findAnnouncement(id: string): Promise<AnnouncementPreview | null> {
  const answer = await fetch(`/cms/api/events/${id}/announcement`).catch(() => null)
  return answer?.ok ? ((await answer.json()) as AnnouncementPreview) : null
}

interface AnnouncedChangeProps {
  id: string
  title: string
  /** Before the event was published; null while nobody publishes it. */
  before: AnnouncementPreview | null
  onDone: () => void
}

/** Offers to email the guests of an event once another date, place, opening hour or status of it is published. */
export function AnnouncedChange({ id, title, before, onDone }: AnnouncedChangeProps) {
  const { lastUpdateTime } = useDocumentInfo()
  const savedAt = useRef(lastUpdateTime)
  const [now, setNow] = useState<AnnouncementPreview | null>(null)

  useEffect(() => {
    if (lastUpdateTime === savedAt.current) return
    savedAt.current = lastUpdateTime
    if (!before) return
    void findAnnouncement(id).then((present) => {
      if (present && isNews(before, present)) setNow(present)
      else onDone()
    })
  }, [before, id, lastUpdateTime, onDone])

  if (!now) return null
  const close = () => {
    setNow(null)
    onDone()
  }
  return <AnnounceDialog eventId={id} title={title} count={now.count} reason={reasonOf(now.untold)} onClose={close} />
}

function isNews(before: AnnouncementPreview, { untold, facts }: AnnouncementPreview): boolean {
  return untold > 0 && JSON.stringify(facts) !== JSON.stringify(before.facts)
}

function reasonOf(untold: number): string {
  const guests = untold === 1 ? '1 guest does' : `${untold} guests do`
  return `Published. ${guests} not know of the change, and their calendar has the old entry: tell them now, or later with “Email everyone”.`
}
