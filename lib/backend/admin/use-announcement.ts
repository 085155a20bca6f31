import { useCallback, useEffect, useState } from 'react'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'

/** How long after its time an announcement that goes out by itself has begun, and between two questions for it, in milliseconds. */
const PAUSE = 3000

/** What guests would be told of an event now; null for those who may not know, and when it cannot be asked. */
export async function findAnnouncement(id: string, signal?: AbortSignal): Promise<AnnouncementPreview | null> {
  const answer = await fetch(`/cms/api/events/${id}/announcement`, { signal }).catch(() => null)
  // The dialog may be closed while the answer is being read.
  return answer?.ok ? ((await answer.json().catch(() => null)) as AnnouncementPreview | null) : null
}

interface Known {
  /** What was last told; null until anything is. */
  preview: AnnouncementPreview | null
  /** What was told when an email was first on its way. */
  warning: AnnouncementPreview | null
  /** Whether the last question had no answer. */
  hasFailed: boolean
  isDue: boolean
}

/** What guests would be told of an event. It is asked again until what goes out by itself has done so. */
export function useAnnouncement(id: string) {
  const [known, setKnown] = useState<Known>({ preview: null, warning: null, hasFailed: false, isDue: true })
  const { preview, warning, hasFailed } = known

  useEffect(() => {
    const wait = waitOf(known)
    if (wait === null) return
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      void findAnnouncement(id, aborted.signal).then((answer) => aborted.signal.aborted || setKnown((before) => learn(before, answer)))
    }, wait)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [id, known])

  const askAgain = useCallback(() => setKnown((before) => ({ ...before, isDue: true })), [])
  // A colleague may have stopped it, or taken the change back: then nothing was sent since.
  const hasGone = warning !== null && preview !== null && preview.pendingAt === null && preview.last?.id !== warning.last?.id
  return { preview, hasFailed, hasGone, askAgain }
}

function learn({ preview, warning }: Known, answer: AnnouncementPreview | null): Known {
  if (!answer) return { preview, warning, hasFailed: true, isDue: false }
  return { preview: answer, warning: warning ?? (answer.pendingAt ? answer : null), hasFailed: false, isDue: false }
}

/** How long until it is asked again, in milliseconds; null where there is nothing to wait for. */
function waitOf({ preview, hasFailed, isDue }: Known): number | null {
  if (isDue) return 0
  if (hasFailed) return PAUSE
  return preview?.pendingAt ? Math.max(Date.parse(preview.pendingAt) - Date.now(), 0) + PAUSE : null
}
