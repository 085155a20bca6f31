import { useEffect, useState } from 'react'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'

/** How long after its time an announcement that goes out by itself has begun, in milliseconds. */
const BEGUN_AFTER = 3000

/** What guests would be told of an event now; null for those who may not know, and when it cannot be asked. */
export async function findAnnouncement(id: string, signal?: AbortSignal): Promise<AnnouncementPreview | null> {
  const answer = await fetch(`/cms/api/events/${id}/announcement`, { signal }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as AnnouncementPreview) : null
}

/** What guests would be told of an event, asked again once it has gone out by itself; null until it is known. */
export function useAnnouncement(id: string): AnnouncementPreview | 'failed' | null {
  const [preview, setPreview] = useState<AnnouncementPreview | 'failed' | null>(null)
  const pendingAt = preview && preview !== 'failed' ? preview.pendingAt : null

  useEffect(() => {
    const aborted = new AbortController()
    const wait = pendingAt ? Math.max(Date.parse(pendingAt) - Date.now(), 0) + BEGUN_AFTER : 0
    const timer = setTimeout(() => {
      void findAnnouncement(id, aborted.signal).then((present) => aborted.signal.aborted || setPreview(present ?? 'failed'))
    }, wait)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [id, pendingAt])

  return preview
}
