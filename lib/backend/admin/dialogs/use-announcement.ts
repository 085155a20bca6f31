import { useCallback, useEffect, useState } from 'react'
import type { AnnouncementPreview } from '../../announcements/preview-endpoint'
import type { RecipientStatus } from '../../email/recipients'

/** Milliseconds after its time in which an automatic announcement has begun, and between two requests for it. */
const PAUSE = 3000

/** The announcement about an event as it would be now, to everyone or to some; null for accounts that may not read it, and after a failed request. */
export async function findAnnouncement(id: string, signal?: AbortSignal, to?: RecipientStatus): Promise<AnnouncementPreview | null> {
  const answer = await fetch(`/cms/api/events/${id}/announcement${to ? `?to=${to}` : ''}`, { signal }).catch(() => null)
  // The dialog may be closed while the answer is being read.
  return answer?.ok ? ((await answer.json().catch(() => null)) as AnnouncementPreview | null) : null
}

interface Known {
  /** The last answer; null before the first one. */
  preview: AnnouncementPreview | null
  /** The answer in which an email was first on its way. */
  warning: AnnouncementPreview | null
  /** Whether the last request failed. */
  hasFailed: boolean
  isDue: boolean
}

/** The announcement about an event, read again until the automatic email has gone out. */
export function useAnnouncement(id: string, to?: RecipientStatus) {
  const [known, setKnown] = useState<Known>({ preview: null, warning: null, hasFailed: false, isDue: true })
  const { preview, warning, hasFailed } = known

  useEffect(() => {
    const wait = waitOf(known)
    if (wait === null) return
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      void findAnnouncement(id, aborted.signal, to).then((answer) => aborted.signal.aborted || setKnown((before) => learn(before, answer)))
    }, wait)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [id, to, known])

  const askAgain = useCallback(() => setKnown((before) => ({ ...before, isDue: true })), [])
  // A colleague may have stopped it or taken the change back: then nothing was sent.
  const hasGone = warning !== null && preview !== null && preview.pendingAt === null && preview.last?.id !== warning.last?.id
  return { preview, hasFailed, hasGone, isAutomatic: warning !== null, askAgain }
}

function learn({ preview, warning }: Known, answer: AnnouncementPreview | null): Known {
  if (!answer) return { preview, warning, hasFailed: true, isDue: false }
  return { preview: answer, warning: warning ?? (answer.pendingAt ? answer : null), hasFailed: false, isDue: false }
}

/** Milliseconds until the next request; null where there is nothing to wait for. */
function waitOf({ preview, hasFailed, isDue }: Known): number | null {
  if (isDue) return 0
  if (hasFailed) return PAUSE
  return preview?.pendingAt ? Math.max(Date.parse(preview.pendingAt) - Date.now(), 0) + PAUSE : null
}
