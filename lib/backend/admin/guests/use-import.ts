import { useEffect, useState } from 'react'
import type { GuestImport } from '@/lib/contract/desk/guests'

const INTERVAL = 1000
const AT_WORK: readonly GuestImport['state'][] = ['reading', 'importing', 'undoing']

/** The present state of an import, read again as long as a worker processes it. */
export function useImport(id: string): [GuestImport | null, () => void] {
  const [found, setFound] = useState<GuestImport | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const aborted = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => (timer = setTimeout(() => setTurn((last) => last + 1), INTERVAL))
    fetch(`/cms/api/guest-imports/${id}/progress`, aborted)
      .then(async (answer) => {
        if (!answer.ok) return again()
        const next = (await answer.json()) as GuestImport
        setFound(next)
        if (AT_WORK.includes(next.state)) again()
      })
      .catch(() => aborted.signal.aborted || again())
    return () => {
      aborted.abort()
      clearTimeout(timer)
    }
  }, [id, turn])
  return [found, () => setTurn((last) => last + 1)]
}
